import type { ComponentType, ReactNode } from 'react'
import type { Definition } from '../../core/schema/model.ts'
import type { Path } from '../../core/values/path.ts'
import type { IsTemplate } from '../../core/values/expressions.ts'

/** References to earlier steps: what a host brings for fields that hold them. All of it is optional; `{}` turns references on. Decisions §10. */
export interface Templates {
  /**
   * Whether a text in a field is an expression: pure, and the same text always the same. By default in an input or a textarea a text with
   * `{{`, something, `}}` in it, elsewhere one template and nothing else.
   */
  readonly isTemplate?: IsTemplate | undefined
  /**
   * The available references. `query` is the text typed after `{{` or into an expression. A function that takes parameters does the search
   * itself, and all of its results are shown; the results of a function without parameters are filtered by the form to those that contain
   * each word typed. Never called for a password.
   *
   * @example complete: () => outputs
   * @example complete: (query, field) => search(query, field.type)
   */
  readonly complete?:
    | ((query: string, field: Definition, place: TemplatePlace) => readonly TemplateCompletion[] | Promise<readonly TemplateCompletion[]>)
    | undefined
  /**
   * A line below the field, for instance the current result of the expression; nothing is shown for an empty answer. Never called for a
   * password.
   */
  readonly preview?: ((template: string, field: Definition, place: TemplatePlace) => ReactNode | Promise<ReactNode>) | undefined
  /** Replaces the text control in which an expression is edited, except in a password field. */
  readonly editor?: ComponentType<TemplateEditorProps> | undefined
  /** The module understands expressions: it is sent them in fields of any type, and a change of one reloads the schema. */
  readonly reloads?: boolean | undefined
}

/** The position of a field with an expression. */
export interface TemplatePlace {
  readonly path: Path
  /** Label of the field. */
  readonly label: string
}

/** A reference that can be inserted. */
export interface TemplateCompletion {
  readonly label: string
  /** The whole template that is inserted, including braces. */
  readonly template: string
  /** Heading in the list, for instance the name of the step. */
  readonly group?: string
  /** Shown next to the label: its type, an example. */
  readonly detail?: string
}

/** Props of the host's editor for expressions. */
export interface TemplateEditorProps {
  /** DOM id that the label points to: for the element that takes the focus. */
  readonly id: string
  readonly labelId: string
  readonly describedBy: string | undefined
  readonly value: string
  readonly field: Definition
  readonly place: TemplatePlace
  readonly placeholder: string | undefined
  readonly invalid: boolean
  readonly required: boolean
  readonly disabled: boolean
  readonly readOnly: boolean
  readonly onChange: (text: string) => void
  readonly onBlur: () => void
}
