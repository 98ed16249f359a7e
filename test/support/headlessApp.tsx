import { HeadlessForm, useField, useFields, type Path } from 'moduleform'
import { createRoot } from 'react-dom/client'

/** The least that a host has to write to render its fields itself; used to measure what its users load. */
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
