import { Grid } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Field } from '#src/components/forms/field.tsx'
import { useTaxNumberTexts } from '#src/components/forms/use-tax-number-texts.ts'
import { ltr } from '#src/lib/i18n/i18n.ts'
import type { Purchase } from '../purchase.ts'
import { TravelerField, TravelerSelect } from './traveler-field.tsx'

/** Formats an IBAN in groups of four characters, as banks print it. */
const formatIban = (iban: string): string => ltr(iban.replaceAll(/(.{4})(?=.)/g, '$1 '))

interface InvoiceFieldsProps {
  /** The company's country; null if unknown. */
  country: string | null
  ibans: readonly string[]
  codes: Purchase['codes']
}

/** Fields for tax number and bank account, and the codes entered in the search. */
export function InvoiceFields({ country, ibans, codes }: InvoiceFieldsProps) {
  const { t } = useTranslation('checkout')
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
      <TravelerField name="vatNumber" {...useTaxNumberTexts(country)} keepsHint autoComplete="off" ltr required />
      {ibans.length > 1 && (
        <TravelerSelect
          name="iban"
          label={t('travelers.iban')}
          hint={t('travelers.ibanHint')}
          options={ibans.map((iban) => ({ value: iban, label: formatIban(iban) }))}
        />
      )}
      {codes.map(({ label, value }) => (
        <Field key={label} label={label} value={value} ltr locked />
      ))}
    </Grid>
  )
}
