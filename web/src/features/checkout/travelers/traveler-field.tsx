import type { ComponentProps } from 'react'
import { type FieldPath, get, useFormContext, useFormState } from 'react-hook-form'
import { Field } from '#src/components/forms/field.tsx'
import { SelectField } from '#src/components/forms/select-field.tsx'
import { useNameHint } from '#src/components/forms/use-name-hint.ts'
import { useFieldErrorText } from '#src/lib/forms/field-error-text.ts'
import type { TravelersForm } from './travelers-form.ts'

export type FieldName = FieldPath<TravelersForm>

/**
 * Returns the props that bind a field to the form, and the field's error message. When the error changes, only the calling component renders. Typing
 * renders nothing, because the inputs are uncontrolled. `deps` are validated again when this field changes.
 */
export function useTravelerField(name: FieldName, deps: FieldName[] = []) {
  const { register, control } = useFormContext<TravelersForm>()
  const { errors } = useFormState({ control, name, exact: true })
  const errorText = useFieldErrorText()
  return { ...register(name, { deps }), error: errorText(get(errors, name)) }
}

type BoundProps = 'name' | 'error' | 'ref' | 'onChange' | 'onBlur'

interface TravelerFieldProps extends Omit<ComponentProps<typeof Field>, BoundProps> {
  name: FieldName
}

/** A text field in the travelers form. */
export function TravelerField({ name, ...field }: TravelerFieldProps) {
  return <Field {...field} {...useTravelerField(name)} />
}

/** Field for a name in the passport. Warns about letters that hotels may be unable to read. */
export function NameField({ name, ...field }: TravelerFieldProps) {
  const { control } = useFormContext<TravelersForm>()
  const hint = useNameHint(control, name)
  return <TravelerField name={name} {...field} {...(hint && { hint })} />
}

interface TravelerSelectProps extends Omit<ComponentProps<typeof SelectField>, BoundProps> {
  name: FieldName
}

/** A select in the travelers form. */
export function TravelerSelect({ name, ...field }: TravelerSelectProps) {
  return <SelectField {...field} {...useTravelerField(name)} />
}
