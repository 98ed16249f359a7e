import type { Field } from 'moduleform/core'
import { companyFields } from './companyFields.ts'
import { contactFields } from './contactFields.ts'
import { dealFields } from './dealFields.ts'
import { ticketFields } from './ticketFields.ts'

interface ObjectType {
  readonly label: string
  /** The name of a list of them. */
  readonly plural: string
  readonly fields: readonly Field[]
}

/** The object types of the CRM, by the id that its API uses. */
export const objectTypes: ReadonlyMap<string, ObjectType> = new Map([
  ['contact', { label: 'Contact', plural: 'Contacts', fields: contactFields }],
  ['company', { label: 'Company', plural: 'Companies', fields: companyFields }],
  ['deal', { label: 'Deal', plural: 'Deals', fields: dealFields }],
  ['ticket', { label: 'Ticket', plural: 'Tickets', fields: ticketFields }],
])
