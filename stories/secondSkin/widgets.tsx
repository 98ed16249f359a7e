import { Autocomplete, Button, IconButton, OutlinedInput, Stack, Switch, TextField, Typography } from '@mui/material'
import type { Choice, Connection, WidgetMap, WidgetProps } from 'moduleform'
import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react'

/** ARIA attributes of a control. Their texts are in the slots around it. */
const ariaOf = ({ id, required, invalid, describedBy, readOnly }: WidgetProps) => ({
  id,
  'aria-required': required || undefined,
  'aria-invalid': invalid || undefined,
  'aria-describedby': describedBy,
  'aria-readonly': readOnly || undefined,
})

/** A text that could not be read takes precedence over the value. */
const textOf = ({ text, value }: WidgetProps): string => {
  if (text !== undefined) return text
  return typeof value === 'string' || value === undefined ? (value ?? '') : JSON.stringify(value, null, 2)
}

interface TextProps extends WidgetProps {
  readonly type?: HTMLInputTypeAttribute
  readonly minRows?: number
  readonly attributes?: InputHTMLAttributes<HTMLInputElement>
}

function Text({ type = 'text', minRows, attributes, ...props }: TextProps) {
  const { disabled, readOnly, invalid, placeholder, onText, onBlur, onCommit } = props
  return (
    <OutlinedInput
      fullWidth
      size="small"
      type={type}
      multiline={minRows !== undefined}
      {...(minRows !== undefined && { minRows })}
      value={textOf(props)}
      placeholder={placeholder ?? ''}
      disabled={disabled}
      readOnly={readOnly}
      error={invalid}
      slotProps={{ input: { ...ariaOf(props), ...attributes } }}
      onChange={({ target }) => onText(target.value)}
      onBlur={onBlur}
      onKeyDown={({ key }) => (key === 'Enter' && minRows === undefined ? onCommit() : undefined)}
    />
  )
}

const Input = (props: WidgetProps) => <Text {...props} {...(textOf(props).includes('\n') && { minRows: 3 })} />
const LongText = (props: WidgetProps) => <Text {...props} minRows={3} />
const NumberText = (props: WidgetProps) => <Text {...props} attributes={{ inputMode: 'decimal' }} />
const DateText = (props: WidgetProps) => <Text {...props} placeholder={props.placeholder ?? 'YYYY-MM-DD'} />
const TimeText = (props: WidgetProps) => <Text {...props} placeholder={props.placeholder ?? 'YYYY-MM-DDThh:mm:ssZ'} />
const Password = (props: WidgetProps) => <Text {...props} type="password" attributes={{ autoComplete: 'off' }} />
const Code = (props: WidgetProps) => (
  <Text {...props} minRows={4} attributes={{ spellCheck: false, style: { fontFamily: 'monospace', fontSize: 14 } }} />
)

function Toggle(props: WidgetProps) {
  const { value, disabled, readOnly, onChange, onBlur } = props
  const change = (_: unknown, checked: boolean) => (readOnly ? undefined : onChange(checked))
  return <Switch checked={value === true} disabled={disabled} slotProps={{ input: ariaOf(props) }} onChange={change} onBlur={onBlur} />
}

const emptyText = ({ options, connections, messages }: WidgetProps): string =>
  options?.waitingFor
    ? messages.chooseFirst(options.waitingFor.label)
    : (options?.error ?? connections?.error ?? (connections ? messages.noConnections : 'No options'))

interface PickProps<Item> extends WidgetProps {
  readonly items: readonly Item[]
  readonly chosen: readonly Item[]
  readonly many: boolean
  readonly nameOf: (item: Item) => string
  readonly keyOf: (item: Item) => string
  readonly onPick: (items: readonly Item[]) => void
}

function Pick<Item>({ items, chosen, many, nameOf, keyOf, onPick, ...props }: PickProps<Item>) {
  const { options, connections, disabled, readOnly, invalid, placeholder, label, messages, onBlur } = props
  const source = options ?? connections
  const canRefresh = !disabled && !readOnly && (connections !== undefined || options?.dynamic === true)
  const shared = {
    fullWidth: true,
    autoHighlight: true,
    options: items,
    getOptionLabel: nameOf,
    getOptionKey: keyOf,
    isOptionEqualToValue: (one: Item, other: Item) => keyOf(one) === keyOf(other),
    loading: source?.status === 'loading',
    loadingText: messages.loadingOptions,
    noOptionsText: emptyText(props),
    clearText: messages.clear(label),
    disabled,
    readOnly,
    onOpen: () => source?.onOpen(),
    onBlur,
    renderInput: (params: Parameters<Parameters<typeof Autocomplete>[0]['renderInput']>[0]) => (
      <TextField
        {...params}
        size="small"
        error={invalid}
        placeholder={chosen.length === 0 ? (placeholder ?? messages.choose) : ''}
        slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, ...ariaOf(props) } }}
      />
    ),
  }
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      {many ? (
        <Autocomplete multiple disableCloseOnSelect value={[...chosen]} onChange={(_, next) => onPick(next)} {...shared} />
      ) : (
        <Autocomplete value={chosen[0] ?? null} onChange={(_, next) => onPick(next === null ? [] : [next])} {...shared} />
      )}
      {canRefresh && (
        <IconButton aria-label={messages.refresh(label)} onClick={source?.onRefresh}>
          ↻
        </IconButton>
      )}
      {connections?.onCreate && !disabled && !readOnly && (
        <Button onClick={() => void connections.onCreate?.()}>{messages.newConnection}</Button>
      )}
    </Stack>
  )
}

function pickChoices({ options, value }: WidgetProps, many: boolean) {
  const values: readonly unknown[] = many && Array.isArray(value) ? value : value === undefined ? [] : [value]
  // A stored value keeps its label, whether or not the options have loaded.
  const chosen = values.map((one) => ({ value: one, label: options?.labelOf(one) ?? String(one) }) as Choice)
  return {
    items: options?.choices ?? [],
    chosen,
    many,
    nameOf: (one: Choice) => one.label,
    keyOf: (one: Choice) => JSON.stringify(one.value),
  }
}

const Select = (props: WidgetProps) => <Pick {...props} {...pickChoices(props, false)} onPick={([one]) => props.onChange(one?.value)} />
const MultiSelect = (props: WidgetProps) => (
  <Pick {...props} {...pickChoices(props, true)} onPick={(all) => props.onChange(all.map(({ value }) => value))} />
)

const isConnection = (value: unknown): value is Connection => typeof value === 'object' && value !== null && 'id' in value

const ConnectionSelect = (props: WidgetProps) => (
  <Pick<Connection>
    {...props}
    items={props.connections?.connections ?? []}
    chosen={isConnection(props.value) ? [props.value] : []}
    many={false}
    nameOf={({ label, id }) => label ?? id}
    keyOf={({ id }) => id}
    onPick={([one]) => props.onChange(one)}
  />
)

const Heading = ({ id, labelId, label, field }: WidgetProps) => (
  <div id={id}>
    <Typography id={labelId} variant="h6" component="h3">
      {label}
    </Typography>
    <Typography color="text.secondary">{field.description}</Typography>
  </div>
)

const Unsupported = ({ id, labelId, label, field, value, secret, messages }: WidgetProps) => (
  <fieldset id={id} tabIndex={-1} aria-labelledby={labelId}>
    <Typography id={labelId}>{label}</Typography>
    {messages.unsupported(field.type)} {!secret && <code>{JSON.stringify(value)}</code>}
  </fieldset>
)

/** A Material UI control for each of the form's. Slots render groups and rows. */
export const muiWidgets: WidgetMap = {
  input: Input,
  textarea: LongText,
  password: Password,
  number: NumberText,
  date: DateText,
  'date-time': TimeText,
  checkbox: Toggle,
  SelectWidget: Select,
  MultiSelect,
  CodeblockWidget: Code,
  connection: ConnectionSelect,
  heading: Heading,
  unsupported: Unsupported,
}
