import { Box, Button, Grid, HStack } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Checkbox } from '#src/components/forms/checkbox.tsx'
import { Field } from '#src/components/forms/field.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { NameField, TravelerSelect } from './traveler-field.tsx'
import type { TravelersForm } from './travelers-form.ts'

interface PersonFieldsProps {
  /** Path of the person in the form. */
  path: 'lead' | `guests.${number}`
  /** Children have a gender instead of a title. */
  isChild?: boolean
}

/** Fields for title and names, with a checkbox for a single name and a button that copies the lead's last name. */
export function PersonFields({ path, isChild = false }: PersonFieldsProps) {
  const { t } = useTranslation('checkout')
  const { control, register, setValue, getValues } = useFormContext<TravelersForm>()
  const hasOneName = useWatch({ control, name: `${path}.hasOneName` })
  const salutationOptions = isChild
    ? (['MASTER', 'MISS'] as const).map((value) => ({ value, label: t(`travelers.genders.${value}`) }))
    : (['MR', 'MS', 'MRS'] as const).map((value) => ({ value, label: t(`travelers.salutations.${value}`) }))
  const copyLastName = () => {
    const text = getValues('lead.lastName')
    if (text !== '') setValue(`${path}.lastName`, text, asIfTyped)
  }
  const nameProps = { placeholder: t('travelers.asInPassport'), required: true, autoComplete: 'off' }
  return (
    <Grid templateColumns={{ base: '128px 1fr', md: '144px 1fr 1fr' }} columnGap={{ base: '3', md: '4' }} rowGap="3">
      <TravelerSelect
        name={`${path}.salutation`}
        label={t(isChild ? 'travelers.gender' : 'travelers.salutation')}
        placeholder={t('travelers.choose')}
        options={salutationOptions}
        required
      />
      <NameField name={`${path}.firstName`} label={t('travelers.firstName')} {...nameProps} />
      <Box gridColumn={{ base: 'span 2', md: 'auto' }} minW="0">
        {hasOneName ? (
          <Field label={t('travelers.lastName')} value="–" locked />
        ) : (
          <NameField name={`${path}.lastName`} label={t('travelers.lastName')} {...nameProps} />
        )}
        <HStack columnGap="4" rowGap="1" mt="1" wrap="wrap">
          <Checkbox {...register(`${path}.hasOneName`)}>{t('travelers.oneName')}</Checkbox>
          {path !== 'lead' && !hasOneName && <Shortcut onClick={copyLastName}>{t('travelers.sameAsLead')}</Shortcut>}
        </HStack>
      </Box>
    </Grid>
  )
}

const asIfTyped = { shouldDirty: true, shouldTouch: true, shouldValidate: true }

const Shortcut = (props: ComponentProps<typeof Button>) => <Button type="button" variant="plain" size="xs" {...props} />
