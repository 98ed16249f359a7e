import { ModuleForm, type LabelSlotProps, type NoteSlotProps, type Slots } from 'moduleform'

const Label = ({ id, labelId, required, children, beside }: LabelSlotProps) => (
  <div className="label">
    <label id={labelId} htmlFor={id}>
      {children}
    </label>
    {required && <span>required</span>}
    {beside}
  </div>
)

const ErrorText = ({ errorId, children }: NoteSlotProps) => (
  <p id={errorId} className="error">
    {children}
  </p>
)

// Outside of the component, because parts are compared by identity.
const slots: Slots = { label: Label, error: ErrorText }

export const Step = ({ schema }: { readonly schema: object }) => <ModuleForm schema={schema} slots={slots} />
