import { useRef, useState } from 'react'
import { readSession } from '../../../src/cli/playground/session/readSession.ts'
import type { Session } from '../../../src/cli/playground/session/session.ts'
import { Menu } from '../parts/Menu.tsx'
import { longestLink } from './link.ts'

interface ShareMenuProps {
  /** The address that opens the current state; `undefined` if there is no form. */
  readonly writeAddress: () => Promise<string | undefined>
  readonly buildSession: () => Session
  readonly onOpenSession: (session: Session, name: string) => void
  /** Discards what was typed. */
  readonly onReset: () => void
}

const about = 'A link holds the schema, values and settings. A session also holds requests and answers. Neither holds secrets.'

/** Ways to share what the page shows, and to open what was shared. */
export function ShareMenu({ writeAddress, buildSession, onOpenSession, onReset }: ShareMenuProps) {
  const [note, setNote] = useState(about)
  const file = useRef<HTMLInputElement>(null)
  const copyLink = async () => setNote(await copyAddress(await writeAddress()))
  const exportSession = () => {
    const text = `${JSON.stringify(buildSession(), null, 1)}\n`
    save(text, 'session.json')
    setNote(
      `session.json, ${formatSize(text.length)}. Passwords, headers and credentials are left out; look at the rest before you send it.`,
    )
  }
  const open = async (chosen: File | undefined) => {
    if (chosen === undefined) return
    const reading = readSession(await chosen.text().catch(() => ''))
    if ('problem' in reading) setNote(`${chosen.name}: ${reading.problem}`)
    else onOpenSession(reading.session, chosen.name)
  }
  return (
    <Menu label="Share">
      <div className="pg-share">
        <button type="button" className="pg-button" onClick={() => void copyLink()}>
          Copy link
        </button>
        <button type="button" className="pg-button" onClick={exportSession}>
          Export session
        </button>
        <button type="button" className="pg-button" onClick={() => file.current?.click()}>
          Open session…
        </button>
        <input
          type="file"
          ref={file}
          hidden
          aria-label="Session file"
          accept=".json,application/json"
          onChange={({ target }) => {
            void open(target.files?.[0])
            // Otherwise choosing the same file again causes no event.
            target.value = ''
          }}
        />
        <button
          type="button"
          className="pg-button"
          onClick={() => {
            onReset()
            setNote('Your changes are discarded.')
          }}
        >
          Reset what was typed
        </button>
        <output className="pg-share-note">{note}</output>
      </div>
    </Menu>
  )
}

async function copyAddress(address: string | undefined): Promise<string> {
  if (address === undefined) return 'There is no form to link to yet.'
  if (address.length > longestLink) {
    return `The link would be ${formatSize(address.length)} long. Links over ${formatSize(longestLink)} can be cut off. Export a session instead.`
  }
  const isCopied = await navigator.clipboard.writeText(address).then(
    () => true,
    () => false,
  )
  if (!isCopied) return 'The browser does not let this page copy. Allow it, and try again.'
  return `Copied, ${formatSize(address.length)}: schema, values and settings, without secrets.`
}

const formatSize = (characters: number): string => (characters < 1000 ? `${characters} B` : `${(characters / 1000).toFixed(1)} kB`)

function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
