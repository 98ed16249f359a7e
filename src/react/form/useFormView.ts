'use client'

import { useStore } from 'zustand'
import type { FormView } from '../../store/formView.ts'
import { useFormContext } from '../formContext.ts'

/** One part of the view of the form as a whole. */
export const useFormView = <Part>(select: (view: FormView) => Part): Part => useStore(useFormContext().store.form, select)
