import { Box, createTheme, ThemeProvider } from '@mui/material'
import { ModuleForm, type ModuleFormProps } from 'moduleform'
import { useMemo } from 'react'
import { hidden, muiSlots } from './slots.tsx'
import { muiWidgets } from './widgets.tsx'

/** The remaining styles of the form: texts for screen readers, and the arrangement of fields. */
const layout = {
  p: 2,
  bgcolor: 'background.default',
  color: 'text.primary',
  '& .mf-visually-hidden': hidden,
  '& .mf-fields': { display: 'grid', gap: 2, minWidth: 0, mt: 1 },
  '& .mf-line': { display: 'flex', flexWrap: 'wrap', gap: 2, '& > *': { flex: '1 1 160px' } },
  '& ol': { listStyle: 'none', p: 0, m: 0 },
}

/** A form that looks entirely different: it uses neither our widgets nor our stylesheet. */
export function SecondSkin({ mode, ...props }: ModuleFormProps & { readonly mode: 'light' | 'dark' }) {
  const theme = useMemo(() => createTheme({ palette: { mode } }), [mode])
  return (
    <ThemeProvider theme={theme}>
      <Box sx={layout}>
        <ModuleForm {...props} widgets={muiWidgets} slots={muiSlots} />
      </Box>
    </ThemeProvider>
  )
}
