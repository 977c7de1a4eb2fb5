import { Grid, Text } from '@chakra-ui/react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { CountryOption } from '#src/components/forms/country-box.tsx'
import { Field } from '#src/components/forms/field.tsx'
import { PhoneFields } from '#src/components/forms/phone-fields.tsx'
import type { PurchaseTexts } from '../purchase.ts'
import { PersonFields } from './person-fields.tsx'
import { TravelerField, useTravelerField } from './traveler-field.tsx'
import type { TravelersForm } from './travelers-form.ts'

export interface LeadFieldsProps {
  /** The agent's own email address; undefined while loading. */
  agentEmail: string | undefined
  countries: readonly CountryOption[]
  /** Country code of the nationality in the search. */
  nationality: string
  texts: PurchaseTexts
}

/** Fields for the lead traveler, including contact data. */
export function LeadFields({ agentEmail, countries, nationality, texts }: LeadFieldsProps) {
  const { t } = useTranslation('checkout')
  const country = countries.find(({ code }) => code === nationality)
  return (
    <>
      <Text textStyle="small" color="fg.muted" mt="-2" mb="4">
        {texts.leadHint}
      </Text>
      <PersonFields path="lead" />
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" mt="4">
        <EmailField agentEmail={agentEmail} texts={texts} />
        <Field
          label={t('travelers.nationality')}
          hint={t('travelers.nationalityHint')}
          value={country?.name ?? nationality}
          locked
        />
        <LeadPhone countries={countries} />
        <TravelerField
          name="agentReference"
          label={t('travelers.reference')}
          hint={t('travelers.referenceHint')}
          autoComplete="off"
        />
      </Grid>
    </>
  )
}

function EmailField({ agentEmail, texts }: Pick<LeadFieldsProps, 'agentEmail' | 'texts'>) {
  const { t } = useTranslation('checkout')
  const { control } = useFormContext<TravelersForm>()
  const isAgentEmail = useWatch({ control, name: 'lead.email' }).trim() === agentEmail
  return (
    <TravelerField
      name="lead.email"
      label={t('travelers.email')}
      hint={isAgentEmail ? texts.ownEmailHint : texts.emailHint}
      type="email"
      inputMode="email"
      autoComplete="off"
      icon="mail"
      ltr
      required
    />
  )
}

function LeadPhone({ countries }: Pick<LeadFieldsProps, 'countries'>) {
  const { t } = useTranslation('checkout')
  const country = useTravelerField('lead.phoneCountryCode', ['lead.phone'])
  const number = useTravelerField('lead.phone')
  return (
    <PhoneFields
      countries={countries}
      country={{ label: t('travelers.prefix'), placeholder: t('travelers.choose'), required: true, ...country }}
      number={{ label: t('travelers.phone'), autoComplete: 'off', required: true, ...number }}
    />
  )
}
