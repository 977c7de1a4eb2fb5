import { Grid } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Field } from '#src/components/forms/field.tsx'
import { PhoneFields } from '#src/components/forms/phone-fields.tsx'
import { SelectField } from '#src/components/forms/select-field.tsx'
import { textOf } from '#src/domain/form-fields.ts'
import { languages } from '#src/i18n/languages.ts'
import { useCountriesQuery } from '#src/data/countries.generated.ts'
import { currentLanguage } from '#src/lib/i18n/i18n.ts'
import { useIdentity } from '#src/lib/identity/identity-context.tsx'
import { phoneCountryOf, prefixOf } from '#src/data/phone-countries.ts'
import { useKeptFields } from '#src/lib/storage/use-kept-fields.ts'
import { ProfileCard, SaveForm } from './profile-card.tsx'
import type { ProfileFieldsFragment } from './profile.generated.ts'
import { changesOf, useSaveProfile } from './use-save-profile.ts'

const currencies = ['SAR', 'USD', 'EUR']

type Profile = NonNullable<ProfileFieldsFragment['profile']>

/** What the agent says of itself. The account service keeps name and language too: tokens and mails follow it. */
export function DetailsCard({ name, profile }: { name: string; profile: Profile }) {
  const { t, i18n } = useTranslation('profile')
  const identity = useIdentity()
  const { data, previousData } = useCountriesQuery()
  const { save, busy, faults, failure } = useSaveProfile()
  const { kept, keep, forget } = useKeptFields('profile-details')
  const countries = (data ?? previousData)?.countries ?? []

  function submit(fields: FormData) {
    const values = {
      name: textOf(fields, 'name'),
      language: textOf(fields, 'language'),
      currency: textOf(fields, 'currency'),
    }
    const phone = textOf(fields, 'phone')
    // A number that is taken away takes its country along, which the list cannot be emptied of.
    const contact = { phoneCountryCode: phone.trim() === '' ? '' : prefixOf(textOf(fields, 'phoneCountry')), phone }
    const sameContact =
      contact.phone === (profile.phone ?? '') && contact.phoneCountryCode === (profile.phoneCountryCode ?? '')
    const noContact = contact.phone.trim() === '' && profile.phone === null
    const changes = changesOf(values, {
      name: profile.name ?? name,
      language: profile.language,
      currency: profile.currency,
    })
    void save({ ...changes, ...(sameContact || noContact ? {} : contact) }, async () => {
      forget()
      await identity.updateAttributes({ name: values.name.trim(), locale: values.language })
      if (values.language !== currentLanguage()) await i18n.changeLanguage(values.language)
    })
  }

  return (
    <ProfileCard title={t('details.title')}>
      <SaveForm submitLabel={t('save')} busy={busy} failure={failure} onSubmit={submit} onTyped={keep}>
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
          <Field
            name="name"
            label={t('name')}
            hint={t('details.nameHint')}
            autoComplete="name"
            maxLength={120}
            required
            defaultValue={kept('name') ?? profile.name ?? name}
            error={faults['name']}
          />
          <PhoneFields
            countries={countries}
            country={{
              name: 'phoneCountry',
              label: t('details.phoneCountry'),
              placeholder: t('details.choose'),
              defaultValue: kept('phoneCountry') ?? phoneCountryOf(countries, profile.phoneCountryCode),
              error: faults['phoneCountryCode'],
            }}
            number={{
              name: 'phone',
              label: t('details.phone'),
              autoComplete: 'tel-national',
              defaultValue: kept('phone') ?? profile.phone ?? '',
              error: faults['phone'],
            }}
          />
          <SelectField
            name="language"
            label={t('details.language')}
            hint={t('details.languageHint')}
            options={languages.map(({ code, label }) => ({ value: code, label }))}
            defaultValue={kept('language') ?? profile.language ?? currentLanguage()}
            error={faults['language']}
          />
          <SelectField
            name="currency"
            label={t('details.currency')}
            hint={t('details.currencyHint')}
            options={currencies.map((code) => ({ value: code, label: code }))}
            defaultValue={kept('currency') ?? profile.currency ?? 'SAR'}
            error={faults['currency']}
          />
        </Grid>
      </SaveForm>
    </ProfileCard>
  )
}
