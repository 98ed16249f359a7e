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
  readonly isTemplate?: IsTemplate
  /**
   * What can be referred to, for what was typed behind `{{` or into an expression. A function that takes that finds by it, and all it gives is shown; one that
   * takes nothing gives all there is, and the form shows what holds each word that was typed. Never asked for a password.
   *
   * @example complete: () => outputs
   * @example complete: (query, field) => search(query, field.type)
   */
  readonly complete?: (
    query: string,
    field: Definition,
    place: TemplatePlace,
  ) => readonly TemplateCompletion[] | Promise<readonly TemplateCompletion[]>
  /** A line below the field, what the expression stands for just now perhaps; nothing where there is nothing to say. Never asked for a password. */
  readonly preview?: (template: string, field: Definition, place: TemplatePlace) => ReactNode | Promise<ReactNode>
  /** Takes the place of the text control in which an expression is edited, except that of a password. */
  readonly editor?: ComponentType<TemplateEditorProps>
  /** The module understands expressions: it is sent them in fields of any type, and asked for a new schema when one changes. */
  readonly reloads?: boolean
}

/** Where the field of an expression stands. */
export interface TemplatePlace {
  readonly path: Path
  /** What the field is called. */
  readonly label: string
}

/** Something to refer to. */
export interface TemplateCompletion {
  /** What it is called. */
  readonly label: string
  /** The whole template that is put in, braces and all. */
  readonly template: string
  /** A heading that it stands under, its step for instance. */
  readonly group?: string
  /** Said beside it: its type, an example. */
  readonly detail?: string
}

/** What an editor of the host's for expressions is given. */
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
