import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Locale } from 'moduleform'
import { ar } from 'moduleform/locales/ar'
import { de } from 'moduleform/locales/de'
import { en } from 'moduleform/locales/en'
import { es } from 'moduleform/locales/es'
import { fr } from 'moduleform/locales/fr'
import { ja } from 'moduleform/locales/ja'
import { pt } from 'moduleform/locales/pt'
import { zh } from 'moduleform/locales/zh'
import { fn } from 'storybook/test'
import { formActions } from '../support/formActions.ts'
import { ScenarioForm } from '../support/ScenarioForm.tsx'
import { field, schemaOf } from '../support/schemaOf.ts'

const languages: readonly Locale[] = [en, de, fr, es, pt, ja, zh, ar]

/** Half as long again, and with accents: a layout that breaks here breaks in some language. */
const stretch = (text: string) => `[${text.replace(/[aeiou]/g, (letter) => `${letter}\u0301${letter}`)}]`

/** An artificial language, to find texts that are not translated and places that are too narrow. */
const pseudo: Locale = {
  tag: 'en',
  // `as`: each text keeps its type.
  messages: Object.fromEntries(
    Object.entries(en.messages).map(([name, text]) => [
      name,
      typeof text === 'string'
        ? stretch(text)
        : typeof text === 'function'
          ? (...args: readonly unknown[]) => stretch(String((text as (...given: readonly unknown[]) => unknown)(...args)))
          : text,
    ]),
  ) as unknown as Locale['messages'],
}

const locales = new Map([...languages.map((language) => [language.tag, language] as const), ['pseudo', pseudo]])

/** The texts of the form in each language of the package. Texts of the module stay as they are. */
const meta: Meta<typeof ScenarioForm> = {
  title: 'Scenarios/Languages',
  component: ScenarioForm,
  // A control for objects would drop the functions among the texts.
  argTypes: { locale: { control: 'select', options: [...locales.keys()], mapping: Object.fromEntries(locales) } },
  args: {
    onSubmit: fn(),
    initialValues: { due: '2026-12-01', note: 'x'.repeat(1234), people: [{ name: 'Ada' }, {}] },
    schema: schemaOf(
      field('name', { label: 'Name', validation: { required: true } }),
      field('due', { label: 'Due', format: 'date' }),
      field('colour', { label: 'Colour', choices: { values: [{ value: 'r', label: 'Red' }] } }),
      field('note', { label: 'Note', validation: { max_length: 400 } }),
      field('people', {
        type: 'array',
        label: 'People',
        items: { type: 'object', label: 'Person', fields: [field('name', { label: 'Name' })] },
      }),
    ),
  },
  render: (args) => (
    <div dir={args.locale === ar ? 'rtl' : undefined}>
      <ScenarioForm {...args} />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const { messages } = args.locale as Locale
    const { click, sees } = formActions(canvasElement)
    await click(messages.submit)
    await sees(messages.errorCount(2))
  },
}
export default meta
type Story = StoryObj<typeof ScenarioForm>

const named = (language: string): Story => ({ args: { locale: language } })

export const English = named('en')
export const German = named('de')
export const French = named('fr')
export const Spanish = named('es')
export const Portuguese = named('pt')
export const Japanese = named('ja')
export const Chinese = named('zh')
export const Arabic = named('ar')
export const Pseudo = named('pseudo')
