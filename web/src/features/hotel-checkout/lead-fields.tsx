import { Grid, Text } from '@chakra-ui/react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '#src/components/forms/field.tsx'
import { PhoneFields } from '#src/components/forms/phone-fields.tsx'
import { useCountriesQuery } from '#src/data/countries.generated.ts'
import { useViewerQuery } from '#src/data/viewer.generated.ts'
import type { Quote } from './quote-links.ts'
import { type TravellerForm, choiceProblem, emailProblem, phoneProblem, referenceProblem } from './traveller-form.ts'
import { PersonFields, useTravellerField } from './traveller-fields.tsx'

/** The traveller the hotel asks for, and how to reach them. */
export function LeadFields({ quote }: { quote: Quote }) {
  const { t } = useTranslation('checkout')
  return (
    <>
      <Text textStyle="small" color="fg.muted" mt="-2" mb="4">
        {t('travellers.leadHint')} {t('travellers.oneName')}
      </Text>
      <PersonFields at="lead" />
      <ContactFields quote={quote} />
    </>
  )
}

/** A component of its own, so that fields are registered, and faults get the focus, in the order they are seen. */
function ContactFields({ quote }: { quote: Quote }) {
  const { t } = useTranslation('checkout')
  const field = useTravellerField()
  const { data } = useCountriesQuery()
  const { data: viewer } = useViewerQuery()
  const { control } = useFormContext<TravellerForm>()
  const isOwn = useWatch({ control, name: 'lead.email' }).trim() === viewer?.viewer.email
  const countries = data?.countries ?? []
  const nationality = countries.find(({ code }) => code === quote.nationality)?.name ?? quote.nationality
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" mt="4">
      <Field
        label={t('travellers.email')}
        hint={t(isOwn ? 'travellers.emailHintOwn' : 'travellers.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="off"
        icon="mail"
        ltr
        required
        {...field('lead.email', emailProblem)}
      />
      <PhoneFields
        countries={countries}
        country={{
          label: t('travellers.prefix'),
          placeholder: t('travellers.choose'),
          required: true,
          ...field('lead.phoneCountryCode', choiceProblem),
        }}
        number={{
          label: t('travellers.phone'),
          autoComplete: 'off',
          required: true,
          ...field('lead.phone', phoneProblem),
        }}
      />
      <Field label={t('travellers.nationality')} hint={t('travellers.nationalityHint')} value={nationality} locked />
      <Field
        label={t('travellers.reference')}
        hint={t('travellers.referenceHint')}
        autoComplete="off"
        {...field('agentReference', referenceProblem)}
      />
    </Grid>
  )
}
