import type { fieldTypeNames } from './fieldTypeNames.ts'

/** A type that a field can have. Specification 2.4. */
export type FieldType = (typeof fieldTypeNames)[number]

/** Specification 2.5: the seven widgets; `null` is the default one. */
export const widgetNames = ['input', 'textarea', 'password', 'SelectWidget', 'checkbox', 'CodeblockWidget', 'hidden'] as const
/** A widget that a schema can ask for. Specification 2.5. */
export type WidgetName = (typeof widgetNames)[number]

/** Specification 2.5: the languages of the code editor. */
export const languageNames = ['json', 'sql', 'javascript', 'python', 'yaml', 'xml', 'html', 'css'] as const
/** A language of the code editor. Specification 2.5. */
export type LanguageName = (typeof languageNames)[number]

/** Specification 2.7. */
export const formatNames = ['email', 'uri', 'date', 'date-time', 'uuid'] as const
/** A format that a text can be checked for. Specification 2.7. */
export type FormatName = (typeof formatNames)[number]

/** Plain JSON keyed by field id, as sent to the module and handed to the host. Decisions §2. */
export type FormValues = Readonly<Record<string, unknown>>

/** One choice. Specification 2.9; in `/content` answers the same shape. */
export interface Choice {
  readonly value: unknown
  readonly label: string
  readonly [key: string]: unknown
}

/** What `/content` answers for one content object. Specification 2.12; `error` and `pagination` by decisions §6 and §7. */
export interface ContentRecord {
  readonly content_object_name: string
  readonly data: readonly unknown[]
  readonly error?: string
  readonly pagination?: { readonly has_next_page?: boolean; readonly next_cursor?: unknown }
}

/** Body of `POST {base_url}/schema`. Specification 4.1, names by decisions §7. */
export interface SchemaRequest {
  readonly schema: unknown
  readonly form_data: FormValues
  readonly content_objects: readonly ContentRecord[]
}

/** Body of `POST {base_url}/content`. Specification 4.2. */
export interface ContentRequest {
  readonly form_data: FormValues
  readonly content_object_names: readonly string[]
}

/** A connection as the host supplies it and as a field stores it. Decisions §2. */
export interface Connection {
  readonly id: string
  readonly label: string
  readonly app_type: string
  readonly connection_management_type: string
}
