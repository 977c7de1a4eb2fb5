import type { ComponentProps } from 'react'
import { type FieldPath, type RegisterOptions, get, useFormContext, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '#src/components/forms/field.tsx'
import { SelectField } from '#src/components/forms/select-field.tsx'
import type { FieldError, FieldRule } from '#src/domain/traveler.ts'
import type { TravelersForm } from './travelers-form.ts'

export type FieldName = FieldPath<TravelersForm>
type Options = RegisterOptions<TravelersForm>
/** A rule that may have to wait, such as one whose data loads on demand. */
type Rule = FieldRule | ((typed: string, form: TravelersForm) => Promise<FieldError | undefined>)

const fieldErrors = [
  'required',
  'notChosen',
  'nameTooLong',
  'nameInvalid',
  'email',
  'phone',
  'vatNumber',
  'referenceTooLong',
] as const satisfies FieldError[]

const isError = (value: unknown): value is { type: string; message: string } =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'

/**
 * Props that bind a field to the form: its rule, and the text of its error. Messages of the server are shown as they are. Only the
 * component that calls this renders when the error changes; typing renders nothing, as the inputs keep their own values.
 */
export function useTravelerField(name: FieldName, rule: Rule, options: Pick<Options, 'deps'> = {}) {
  const { t } = useTranslation('checkout')
  const { register, control } = useFormContext<TravelersForm>()
  const { errors } = useFormState({ control, name, exact: true })
  const error: unknown = get(errors, name)
  const { type, message } = isError(error) ? error : { type: '', message: '' }
  const known = fieldErrors.find((code) => code === message)
  return {
    ...register(name, {
      ...options,
      validate: async (typed, form) => (await rule(typeof typed === 'string' ? typed : '', form)) ?? true,
    }),
    error: type === 'server' ? message : known && t(`fieldErrors.${known}`),
  }
}

type Bound = 'name' | 'error' | 'ref' | 'onChange' | 'onBlur'

interface TravelerFieldProps extends Omit<ComponentProps<typeof Field>, Bound> {
  name: FieldName
  rule: Rule
}

/** A text field of the travelers form. */
export function TravelerField({ name, rule, ...field }: TravelerFieldProps) {
  return <Field {...field} {...useTravelerField(name, rule)} />
}

interface TravelerSelectProps extends Omit<ComponentProps<typeof SelectField>, Bound> {
  name: FieldName
  rule: Rule
}

/** A list of choices of the travelers form. */
export function TravelerSelect({ name, rule, ...field }: TravelerSelectProps) {
  return <SelectField {...field} {...useTravelerField(name, rule)} />
}
