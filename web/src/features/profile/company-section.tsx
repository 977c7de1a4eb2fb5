import { Box, Button, Grid, Stack } from '@chakra-ui/react'
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import * as z from 'zod/mini'
import { Field } from '#src/components/forms/field.tsx'
import { SelectField } from '#src/components/forms/select-field.tsx'
import { useTaxNumberTexts } from '#src/components/forms/use-tax-number-texts.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import type { Countries } from '#src/data/use-countries.ts'
import { hasIbans } from '#src/domain/company-numbers.ts'
import {
  choice,
  uncheckedTaxNumber,
  hasRequiredIbans,
  needsIban,
  optionalIban,
  requiredText,
  taxNumberMatchesCountry,
} from '#src/domain/fields.ts'
import { useFieldBinding } from '#src/lib/forms/use-field-binding.ts'
import { useServerForm } from '#src/lib/forms/use-server-form.ts'
import { notify } from '#src/lib/browser/toaster.ts'
import { ProfileSection, ProfileForm } from './profile-section.tsx'
import { LogoEditor } from './pictures/logo-editor.tsx'
import type { ProfileFieldsFragment } from './profile.generated.ts'
import { useUpdateProfile } from './use-update-profile.ts'

type Company = NonNullable<ProfileFieldsFragment['company']>

const maxIbans = 10

const formatIban = (iban: string) => iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
const normalizeIban = (iban: string) => iban.replaceAll(/\s/g, '').toUpperCase()

/** Returns the rows without blanks and duplicates, each with its original index, so that the server's errors can be assigned to rows. */
const distinctRows = (ibans: readonly string[]) =>
  ibans
    .map((iban, row) => ({ iban: normalizeIban(iban), row }))
    .filter(({ iban }, index, rows) => iban !== '' && rows.findIndex((other) => other.iban === iban) === index)

const schema = z
  .object({
    companyName: requiredText(120, 'companyNameMissing'),
    companyCountry: choice('countryMissing'),
    licenseNumber: requiredText(40, 'licenseMissing'),
    vatNumber: uncheckedTaxNumber(),
    ibans: z.array(z.object({ iban: optionalIban() })),
  })
  .check(taxNumberMatchesCountry, hasRequiredIbans)

interface CompanyValues {
  companyName: string
  companyCountry: string
  licenseNumber: string
  vatNumber: string
  ibans: { iban: string }[]
}

/** Converts IBANs to form rows. Returns at least one row, so that there is always a field to type in and to show an error. */
const toRows = (ibans: readonly string[]) =>
  (ibans.length > 0 ? ibans : ['']).map((iban) => ({ iban: formatIban(iban) }))

interface CompanySectionProps {
  company: Company
  countries: Countries
}

/** Details of the company, shared by all its agents. */
export function CompanySection({ company, countries }: CompanySectionProps) {
  const { t } = useTranslation('profile')
  const update = useUpdateProfile()
  const form = useServerForm<CompanyValues, z.output<typeof schema>>({
    schema,
    values: {
      companyName: company.name,
      companyCountry: company.country ?? '',
      licenseNumber: company.licenseNumber ?? '',
      vatNumber: company.vatNumber ?? '',
      ibans: toRows(company.ibans),
    },
    draftKey: 'profile-company',
    fieldAt: (path) => {
      const [, index] = /^ibans\.(\d+)$/.exec(path) ?? []
      const sentRows = distinctRows(form.getValues('ibans').map(({ iban }) => iban))
      if (index !== undefined) return `ibans.${sentRows[Number(index)]?.row ?? 0}.iban`
      return path === 'ibans' ? 'ibans.0.iban' : (path as keyof CompanyValues)
    },
    submit: async ({ companyName, companyCountry, licenseNumber, vatNumber, ibans }, isChanged) => {
      const rejection = await update({
        ...(isChanged('companyName') && { companyName }),
        ...(isChanged('companyCountry') && { companyCountry }),
        ...(isChanged('licenseNumber') && { licenseNumber }),
        ...(isChanged('vatNumber') && { vatNumber }),
        ...(isChanged('ibans') && { ibans: distinctRows(ibans.map(({ iban }) => iban)).map(({ iban }) => iban) }),
      })
      if (rejection) return rejection
      notify('success', t('saved'))
    },
  })

  const country = useWatch({ control: form.control, name: 'companyCountry' })
  const taxNumber = useTaxNumberTexts(country || null, { neededLater: true })

  return (
    <ProfileSection title={t('company')} note={t('companyNote')}>
      {company.logo && (
        <Box pb="5" mb="5" borderBottomWidth="1px">
          <LogoEditor companyName={company.name} url={company.logo.url} />
        </Box>
      )}
      <ProfileForm form={form}>
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
          <Field
            {...form.field('companyName')}
            label={t('companyName')}
            autoComplete="organization"
            maxLength={120}
            required
          />
          <SelectField
            {...form.field('companyCountry')}
            label={t('companyCountry')}
            placeholder={t('details.choose')}
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            required
          />
          <Field
            {...form.field('licenseNumber')}
            label={t('licenseNumber')}
            hint={t(needsIban(country) ? 'licenseHint' : 'licenseHintAbroad')}
            keepsHint
            required
            ltr
            maxLength={40}
          />
          <Field {...form.field('vatNumber')} {...taxNumber} keepsHint required ltr autoComplete="off" maxLength={40} />
        </Grid>
        {(hasIbans(country) || company.ibans.length > 0) && <IbanRows form={form} isRequired={needsIban(country)} />}
      </ProfileForm>
    </ProfileSection>
  )
}

interface IbanRowsProps {
  form: UseFormReturn<CompanyValues, unknown, z.output<typeof schema>>
  /** Whether at least one IBAN is required. */
  isRequired: boolean
}

function IbanRows({ form, isRequired }: IbanRowsProps) {
  const { t } = useTranslation('profile')
  const field = useFieldBinding(form)
  const { fields, append, remove, replace } = useFieldArray({ control: form.control, name: 'ibans' })
  return (
    <Stack gap="3">
      {fields.map(({ id }, index) => (
        <Field
          key={id}
          {...field(`ibans.${index}.iban`)}
          label={fields.length > 1 ? t('ibanOf', { number: index + 1 }) : t('ibans')}
          hint={index === 0 && fields.length > 1 ? t('ibanFirst') : undefined}
          required={isRequired && index === 0}
          ltr
          autoCapitalize="characters"
          maxLength={50}
          beside={
            <Button
              variant="ghost"
              boxSize={{ base: '11', md: '10' }}
              minW="0"
              px="0"
              aria-label={t('removeIban', { number: index + 1 })}
              onClick={() => (fields.length > 1 ? remove(index) : replace([{ iban: '' }]))}
            >
              <Icon name="close" size={15} />
            </Button>
          }
        />
      ))}
      {fields.length < maxIbans && (
        <Button variant="plain" size="sm" alignSelf="flex-start" onClick={() => append({ iban: '' })}>
          <Icon name="plus" size={14} />
          {t('addIban')}
        </Button>
      )}
    </Stack>
  )
}
