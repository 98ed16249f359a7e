import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { ModuleForm } from 'moduleform'
import type { FormValues } from 'moduleform/core'
import { useEffect, useRef } from 'react'
import { Provider, useDispatch, useSelector } from 'react-redux'
import { contactSchema } from './contactSchema.ts'

const initialState: { formData: FormValues } = { formData: {} }

const step = createSlice({
  name: 'step',
  initialState,
  reducers: { formDataChanged: (_, { payload }: PayloadAction<FormValues>) => ({ formData: payload }) },
})

export const { formDataChanged } = step.actions
export const createStepStore = () => configureStore({ reducer: step.reducer })

/** Dispatches changes after a pause of 200 ms; when they come back that late as values, they overwrite nothing. */
function DebouncedForm() {
  const formData = useSelector((state: { formData: FormValues }) => state.formData)
  const dispatch = useDispatch()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const keep = (changed: FormValues) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => dispatch(formDataChanged(changed)), 200)
  }
  return <ModuleForm schema={contactSchema} values={formData} onChange={keep} />
}

export const ReduxForm = ({ store }: { readonly store: ReturnType<typeof createStepStore> }) => (
  <Provider store={store}>
    <DebouncedForm />
  </Provider>
)
