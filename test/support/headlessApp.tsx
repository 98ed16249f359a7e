import { HeadlessForm, useField, useFields, type Path } from 'moduleform'
import { createRoot } from 'react-dom/client'

/** What a host has to write at least that draws its fields itself; for the size of what its users load. */
const Fields = () => useFields().fields.map(({ key, path }) => <Field key={key} path={path} />)

function Field({ path }: { readonly path: Path }) {
  const { label, labelProps, inputProps } = useField(path)
  return (
    <p>
      <label {...labelProps}>{label}</label> <input {...inputProps} />
    </p>
  )
}

const root = document.querySelector('main')
if (root !== null)
  createRoot(root).render(
    <HeadlessForm baseUrl="/module">
      <Fields />
    </HeadlessForm>,
  )
