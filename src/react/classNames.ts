/** A part of the form that takes classes of the host's. Each has the class `mf-` and its name in the stylesheet. */
export type Part =
  | 'form'
  | 'summary'
  | 'notice'
  | 'actions'
  | 'button'
  | 'icon-button'
  | 'inline-button'
  | 'link'
  | 'fields'
  | 'line'
  | 'field'
  | 'label-row'
  | 'label'
  | 'required'
  | 'description'
  | 'error'
  | 'control'
  | 'input'
  | 'checkbox'
  | 'select-trigger'
  | 'select-filter'
  | 'select-popup'
  | 'option'
  | 'chip'
  | 'code-editor'
  | 'read'
  | 'heading'
  | 'card'
  | 'card-header'
  | 'card-title'
  | 'card-description'
  | 'card-body'
  | 'row-list'
  | 'row'
  | 'row-header'
  | 'row-toggle'
  | 'row-title'
  | 'row-body'

/**
 * Classes of the host's by part, added to those of the form; several are parted by spaces.
 *
 * @example
 * <ModuleForm classNames={{ input: 'rounded-md text-sm', button: 'btn', 'card-title': 'font-semibold' }} … />
 */
export type ClassNames = Readonly<Partial<Record<Part, string>>>
