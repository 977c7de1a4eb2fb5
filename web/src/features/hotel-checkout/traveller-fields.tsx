import { Button, Grid, HStack } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { type FieldPath, get, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '#src/components/forms/field.tsx'
import { SelectField } from '#src/components/forms/select-field.tsx'
import { type FieldProblem, type TravellerForm, nameProblem, choiceProblem } from './traveller-form.ts'

type Name = FieldPath<TravellerForm>
type Rule = (typed: string) => FieldProblem | undefined

/** Binds a field to the form: its rule, and the sentence for what is wrong with it. The server's own sentence comes as it is. */
export function useTravellerField() {
  const { register, formState } = useFormContext<TravellerForm>()
  const { t } = useTranslation('checkout')
  return (name: Name, rule: Rule) => {
    const fault: unknown = get(formState.errors, name)
    const { type, message } = isFault(fault) ? fault : { type: '', message: '' }
    const known = problems.find((problem) => problem === message)
    return {
      ...register(name, { validate: (typed) => rule(typeof typed === 'string' ? typed : '') ?? true }),
      error: type === 'server' ? message : known && t(`problems.${known}`),
    }
  }
}

const problems = [
  'required',
  'notChosen',
  'nameTooLong',
  'nameInvalid',
  'email',
  'phone',
  'vatNumber',
  'referenceTooLong',
] as const satisfies FieldProblem[]

const isFault = (value: unknown): value is { type: string; message: string } =>
  typeof value === 'object' &&
  value !== null &&
  'message' in value &&
  typeof value.message === 'string' &&
  'type' in value

interface PersonFieldsProps {
  /** Path of the person inside the form. */
  at: 'lead' | `guests.${number}`
}

/** Form of address and names, with help for people who have one name, or the lead's. */
export function PersonFields({ at }: PersonFieldsProps) {
  const { t } = useTranslation('checkout')
  const field = useTravellerField()
  const { setValue, getValues } = useFormContext<TravellerForm>()
  const options = (['MR', 'MS', 'MRS'] as const).map((value) => ({
    value,
    label: t(`travellers.salutations.${value}`),
  }))
  const copy = (from: Name) => {
    const text = getValues(from)
    if (typeof text === 'string' && text !== '') setValue(`${at}.lastName`, text, helped)
  }
  const name = { placeholder: t('travellers.asInPassport'), required: true, autoComplete: 'off' }
  return (
    <>
      <Grid templateColumns={{ base: '1fr', md: '112px 1fr 1fr' }} gap="4">
        <SelectField
          label={t('travellers.salutation')}
          placeholder={t('travellers.choose')}
          options={options}
          required
          {...field(`${at}.salutation`, choiceProblem)}
        />
        <Field label={t('travellers.firstName')} {...name} {...field(`${at}.firstName`, nameProblem)} />
        <Field label={t('travellers.lastName')} {...name} {...field(`${at}.lastName`, nameProblem)} />
      </Grid>
      <HStack justify="flex-end" columnGap="4" rowGap="1" mt="1" wrap="wrap">
        {at !== 'lead' && <Help onClick={() => copy('lead.lastName')}>{t('travellers.sameAsLead')}</Help>}
        <Help onClick={() => copy(`${at}.firstName`)}>{t('travellers.sameAsFirst')}</Help>
      </HStack>
    </>
  )
}

const helped = { shouldDirty: true, shouldTouch: true, shouldValidate: true }

const Help = (props: ComponentProps<typeof Button>) => <Button type="button" variant="plain" size="xs" {...props} />
