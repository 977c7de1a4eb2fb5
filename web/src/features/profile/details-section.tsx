import { Box, Grid } from '@chakra-ui/react'
import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import * as z from 'zod/mini'
import { Field } from '#src/components/forms/field.tsx'
import { PhoneFields } from '#src/components/forms/phone-fields.tsx'
import { SelectField } from '#src/components/forms/select-field.tsx'
import { AccountDocument } from '#src/data/account.generated.ts'
import type { Countries } from '#src/data/use-countries.ts'
import { findPhoneCountry } from '#src/data/phone-countries.ts'
import { optionalChoice, optionalPhoneCountry, optionalText, requiredText } from '#src/domain/fields.ts'
import { languages } from '#src/i18n/languages.ts'
import { useServerForm } from '#src/lib/forms/use-server-form.ts'
import { changeLanguage, currentLanguage } from '#src/lib/i18n/i18n.ts'
import { useIdentity } from '#src/lib/identity/identity-context.tsx'
import { notify } from '#src/lib/browser/toaster.ts'
import { ProfileSection, ProfileForm } from './profile-section.tsx'
import type { ProfileFieldsFragment } from './profile.generated.ts'
import { useUpdateProfile } from './use-update-profile.ts'

const schema = z.object({
  name: requiredText(120, 'nameMissing'),
  phoneCountryCode: optionalPhoneCountry(),
  phone: optionalText(20),
  language: optionalChoice(),
  currency: optionalChoice(),
})

/** Currencies to choose from. All payments are charged in the first one. */
const currencies = ['SAR', 'USD', 'EUR'] as const

interface DetailsSectionProps {
  name: string
  profile: NonNullable<ProfileFieldsFragment['profile']>
  countries: Countries
}

/** The agent's own details. Name and language are also saved as attributes of the sign-in account, which tokens and emails use. */
export function DetailsSection({ name, profile, countries }: DetailsSectionProps) {
  const { t, i18n } = useTranslation('profile')
  const identity = useIdentity()
  const client = useApolloClient()
  const update = useUpdateProfile()
  const form = useServerForm({
    schema,
    values: {
      name: profile.name ?? name,
      phoneCountryCode: findPhoneCountry(countries, profile.phoneCountryCode),
      phone: profile.phone ?? '',
      language: profile.language ?? currentLanguage(),
      currency: profile.currency ?? 'SAR',
    },
    draftKey: 'profile-details',
    submit: async ({ name, phoneCountryCode, phone, language, currency }, isChanged) => {
      // The list of country codes has no empty option, so clearing the number also clears its code.
      const contact = phone === '' ? { phoneCountryCode: '', phone } : { phoneCountryCode, phone }
      const isContactChanged = isChanged('phone') || (phone !== '' && isChanged('phoneCountryCode'))
      const rejection = await update({
        ...(isChanged('name') && { name }),
        ...(isChanged('language') && { language }),
        ...(isChanged('currency') && { currency }),
        ...(isContactChanged && contact),
      })
      if (rejection) return rejection
      if (isChanged('currency')) void client.refetchQueries({ include: [AccountDocument] })
      await identity.updateAttributes({ name, locale: language })
      if (language !== currentLanguage())
        await changeLanguage(language).catch(() => notify('error', i18n.t('errors:noAnswer')))
      notify('success', i18n.t('profile:saved'))
    },
  })

  return (
    <ProfileSection title={t('details.title')}>
      <ProfileForm form={form}>
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
          <Box gridColumn="1 / -1">
            <Field
              {...form.field('name')}
              label={t('name')}
              hint={t('details.nameHint')}
              autoComplete="name"
              maxLength={120}
              required
            />
          </Box>
          <PhoneFields
            countries={countries}
            country={{
              ...form.field('phoneCountryCode'),
              label: t('details.phoneCountry'),
              placeholder: t('details.choose'),
            }}
            number={{ ...form.field('phone'), label: t('details.phone'), autoComplete: 'tel-national' }}
          />
          <SelectField
            {...form.field('language')}
            label={t('details.language')}
            hint={t('details.languageHint')}
            options={languages.map(({ code, label }) => ({ value: code, label }))}
          />
          <SelectField
            {...form.field('currency')}
            label={t('details.currency')}
            hint={t('details.currencyHint')}
            options={currencies.map((value) => ({ value, label: t(`details.currencies.${value}`) }))}
          />
        </Grid>
      </ProfileForm>
    </ProfileSection>
  )
}
