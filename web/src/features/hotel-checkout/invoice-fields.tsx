import { Grid } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Field } from '#src/components/forms/field.tsx'
import { SelectField } from '#src/components/forms/select-field.tsx'
import { ltr } from '#src/lib/i18n/i18n.ts'
import { useViewerQuery } from '#src/data/viewer.generated.ts'
import type { Quote } from './quote-links.ts'
import { vatNumberProblem } from './traveller-form.ts'
import { useTravellerField } from './traveller-fields.tsx'

/** An IBAN in groups of four, as banks print it. */
const grouped = (iban: string): string => ltr(iban.replaceAll(/(.{4})(?=.)/g, '$1 '))

/** VAT number and account, and the codes the price was made with. */
export function InvoiceFields({ quote }: { quote: Quote }) {
  const { t } = useTranslation('checkout')
  const field = useTravellerField()
  const { data } = useViewerQuery()
  const ibans = data?.viewer.company?.ibans ?? []
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
      <Field
        label={t('travellers.vat')}
        hint={t('travellers.vatHint')}
        inputMode="numeric"
        autoComplete="off"
        ltr
        required
        {...field('vatNumber', vatNumberProblem)}
      />
      {ibans.length > 1 && (
        <SelectField
          label={t('travellers.iban')}
          hint={t('travellers.ibanHint')}
          options={ibans.map((iban) => ({ value: iban, label: grouped(iban) }))}
          {...field('iban', () => undefined)}
        />
      )}
      {quote.hotelPromoCode && <Field label={t('travellers.hotelPromo')} value={quote.hotelPromoCode} ltr locked />}
      {quote.specialCode && <Field label={t('travellers.specialCode')} value={quote.specialCode} ltr locked />}
    </Grid>
  )
}
