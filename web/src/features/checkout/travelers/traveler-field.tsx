import type { ComponentProps } from 'react'
import { type FieldPath, type RegisterOptions, get, useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { Field } from '#src/components/forms/field.tsx'
import { SelectField } from '#src/components/forms/select-field.tsx'
import { useNameHint } from '#src/components/forms/use-name-hint.ts'
import { useFieldErrorText } from '#src/lib/forms/field-error-text.ts'
import type { TravelersForm } from './travelers-form.ts'

export type FieldName = FieldPath<TravelersForm>

interface RuleOptions {
  /** Additional validation of a value that the schema has accepted, for example with data loaded on demand. Returns an error code. */
  readonly check?: (typed: string, form: TravelersForm) => Promise<string | undefined>
  /** Fields to validate again when this one changes. */
  readonly deps?: FieldName[]
}

/**
 * Binds a field to the form with its schema and the text of its error. When the error changes, only the calling component renders. Typing renders
 * nothing, because the inputs are uncontrolled.
 */
export function useTravelerField(name: FieldName, schema: ZodMiniType, { check, deps = [] }: RuleOptions = {}) {
  const { register, control } = useFormContext<TravelersForm>()
  const { errors } = useFormState({ control, name, exact: true })
  const textOf = useFieldErrorText()
  const validate: RegisterOptions<TravelersForm>['validate'] = async (value, form) => {
    const typed = typeof value === 'string' ? value : ''
    return schema.safeParse(typed).error?.issues[0]?.message ?? (await check?.(typed, form)) ?? true
  }
  return { ...register(name, { deps, validate }), error: textOf(get(errors, name)) }
}

type Bound = 'name' | 'error' | 'ref' | 'onChange' | 'onBlur'

interface TravelerFieldProps extends Omit<ComponentProps<typeof Field>, Bound> {
  name: FieldName
  schema: ZodMiniType
}

/** A text field of the travelers form. */
export function TravelerField({ name, schema, ...field }: TravelerFieldProps) {
  return <Field {...field} {...useTravelerField(name, schema)} />
}

/** Field for a name in the passport. Warns about letters that hotels may be unable to read. */
export function NameField({ name, ...field }: TravelerFieldProps) {
  const { control } = useFormContext<TravelersForm>()
  const hint = useNameHint(useWatch({ control, name }))
  return <TravelerField name={name} {...field} {...(hint && { hint })} />
}

interface TravelerSelectProps extends Omit<ComponentProps<typeof SelectField>, Bound> {
  name: FieldName
  schema: ZodMiniType
}

/** A select of the travelers form. */
export function TravelerSelect({ name, schema, ...field }: TravelerSelectProps) {
  return <SelectField {...field} {...useTravelerField(name, schema)} />
}
