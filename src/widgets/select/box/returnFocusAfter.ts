import { focusCombobox } from './focusCombobox.ts'

/**
 * Gives the focus back to a select whose user was sent elsewhere, into a dialog of the host's for instance, once that is over and what holds
 * the focus there is gone. Who has come back to the form meanwhile stays where that was.
 */
export async function returnFocusAfter(elsewhere: Promise<void>, box: HTMLElement): Promise<void> {
  const page = box.ownerDocument
  const form = box.closest('.mf')
  await elsewhere
  const isFree = () => page.activeElement === null || page.activeElement === page.body
  const isBack = () => !box.isConnected || form?.contains(page.activeElement) === true
  if (isFree()) return focusCombobox(box)
  if (isBack()) return
  // The dialog may go in a later render than the one that ended it, after an animation, or when somebody closes it.
  const watch = new MutationObserver(() => {
    if (isFree()) focusCombobox(box)
    if (isBack()) watch.disconnect()
  })
  watch.observe(page, { childList: true, subtree: true })
}
