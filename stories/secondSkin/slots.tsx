import { Alert, Button, FormHelperText, FormLabel, IconButton, Link, Menu, MenuItem, Paper, Stack, Typography } from '@mui/material'
import type { FieldSlotProps, GroupSlotProps, RowMenuItem, RowSlotProps, Slots } from 'moduleform'
import { useState } from 'react'

/** Visible only to screen readers. In px: a bare 1 would be the whole width. */
export const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** A switch is in front of its label, every other control below it. */
function Field({ control, readOnly, children, parts }: FieldSlotProps) {
  const isInline = control === 'checkbox' && !readOnly
  return (
    <Stack spacing={0.5}>
      <Stack
        direction={isInline ? 'row-reverse' : 'column'}
        sx={isInline ? { alignItems: 'center', justifyContent: 'flex-end' } : { gap: 0.5 }}
      >
        {parts.label}
        {children}
      </Stack>
      {parts.error}
      {parts.description}
      {parts.notes}
    </Stack>
  )
}

function Group(props: GroupSlotProps) {
  const { id, labelId, label, description, descriptionId, describedBy, required, invalid, beside, fold, rows, messages, children } = props
  const attributes = { id, tabIndex: -1, 'aria-labelledby': labelId, 'aria-describedby': describedBy }
  const title = (
    <Typography id={labelId} component="span" color={invalid ? 'error' : 'textPrimary'}>
      {label}
    </Typography>
  )
  return (
    <Paper {...attributes} variant="outlined" component="fieldset" sx={{ p: 2, m: 0, minWidth: 0 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        {fold ? (
          <Button {...fold} color="inherit" sx={{ textTransform: 'none' }}>
            {title} <span aria-hidden="true">&nbsp;{fold['aria-expanded'] === false ? '▸' : '▾'}</span>
          </Button>
        ) : (
          title
        )}
        {required && <Typography variant="caption">{messages.requiredLabel}</Typography>}
        {beside}
      </Stack>
      {description !== undefined && <FormHelperText id={descriptionId}>{description}</FormHelperText>}
      {rows?.count === 0 && <Typography color="text.secondary">{messages.noRows}</Typography>}
      {children}
      {rows?.add && <Button {...rows.add.button}>{rows.add.label}</Button>}
      {rows?.removed && <Alert action={<Button onClick={rows.removed.restore}>{messages.undo}</Button>}>{rows.removed.text}</Alert>}
    </Paper>
  )
}

function Row({ nameId, title, open, invalid, toggle, menu, remove, messages, children }: RowSlotProps) {
  const name = (
    <Typography id={nameId} component="span" color={invalid ? 'error' : 'textPrimary'} hidden={!toggle}>
      {title} {invalid && `(${messages.rowInvalid})`}
    </Typography>
  )
  return (
    <Paper
      variant={toggle ? 'outlined' : 'elevation'}
      elevation={0}
      sx={{ mt: 1, p: toggle ? 1 : 0, '& [data-part="body"]': { flexGrow: 1 } }}
    >
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        {toggle ? (
          <Button {...toggle} color="inherit" sx={{ flexGrow: 1, justifyContent: 'flex-start', textTransform: 'none' }}>
            <span aria-hidden="true">{open ? '▾' : '▸'}&nbsp;</span>
            {name}
          </Button>
        ) : (
          <>
            {name}
            {children}
          </>
        )}
        {menu && <RowMenu {...menu} />}
        {remove && <IconButton {...remove}>×</IconButton>}
      </Stack>
      {toggle && children}
    </Paper>
  )
}

function RowMenu({ button, readItems }: NonNullable<RowSlotProps['menu']>) {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null)
  const [items, setItems] = useState<readonly RowMenuItem[]>()
  // The menu returns its focus first, because the action may move it.
  const choose = (run: () => void) => {
    setItems(undefined)
    setTimeout(run)
  }
  return (
    <>
      <IconButton {...button} ref={setAnchor} aria-expanded={items !== undefined} onClick={() => void readItems().then(setItems)}>
        ⋮
      </IconButton>
      <Menu anchorEl={anchor} open={items !== undefined} transitionDuration={0} onClose={() => setItems(undefined)}>
        {items?.map(({ name, label, isOff, run }) => (
          <MenuItem key={name} disabled={isOff} onClick={() => choose(run)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

const severities = { info: 'info', warning: 'warning', danger: 'error' } as const

/** The parts of a form around its controls, made with Material UI. */
export const muiSlots: Slots = {
  field: Field,
  label: ({ id, labelId, children, required, readOnly, invalid, isRow, beside, messages }) => (
    <Stack direction="row" spacing={1} sx={isRow ? hidden : { alignItems: 'center' }}>
      <FormLabel id={labelId} htmlFor={id} error={invalid}>
        {children}
      </FormLabel>
      {required && !readOnly && <Typography variant="caption">{messages.requiredLabel}</Typography>}
      {beside}
    </Stack>
  ),
  description: ({ descriptionId, children }) => <FormHelperText id={descriptionId}>{children}</FormHelperText>,
  error: ({ errorId, children }) => <FormHelperText {...{ id: errorId, error: true, children }} />,
  group: Group,
  row: Row,
  actions: ({ submit, reset, isSubmitting, canSubmit, disabled, readOnly, status, messages }) => (
    <Stack direction="row" spacing={1} sx={{ mt: 2, alignItems: 'center' }}>
      {!readOnly && (
        <>
          <Button variant="contained" disabled={disabled || !canSubmit} onClick={() => void submit()}>
            {isSubmitting ? messages.submitting : messages.submit}
          </Button>
          <Button disabled={disabled || !canSubmit} onClick={() => reset()}>
            {messages.reset}
          </Button>
        </>
      )}
      <Typography color="text.secondary">{status}</Typography>
    </Stack>
  ),
  summary: ({ tone, title, lines }) => (
    <Alert severity={tone} role="presentation" sx={{ mb: 2 }}>
      <Typography component="h2" variant="subtitle1">
        {title}
      </Typography>
      {lines.map(({ key, text, go }) => (
        <Link
          key={key}
          component="button"
          type="button"
          color="inherit"
          onClick={go}
          sx={{ display: 'block', minHeight: 24, textAlign: 'start' }}
        >
          {text}
        </Link>
      ))}
    </Alert>
  ),
  notices: ({ tone, children, actions, more }) => (
    <Alert severity={severities[tone]} role="presentation" sx={{ mb: 2 }}>
      {children}
      {actions.map(({ label, name, expanded, controls, run }) => (
        <Button key={label} size="small" color="inherit" aria-label={name} aria-expanded={expanded} aria-controls={controls} onClick={run}>
          {label}
        </Button>
      ))}
      {more}
    </Alert>
  ),
}
