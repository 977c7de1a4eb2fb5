import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form'
import { useFieldErrorText } from './field-error-text.ts'

/** Binds form fields by name: spread the result into a `Field`, `SelectField` or `TextAreaField`. */
export function useFieldBinding<Values extends FieldValues, Output>(form: UseFormReturn<Values, unknown, Output>) {
  const errorText = useFieldErrorText()
  // Errors are read only here, so that a form whose fields read their own errors does not re-render as a whole on every error.
  return (name: FieldPath<Values>) => ({ ...form.register(name), error: errorText(get(form.formState.errors, name)) })
}
