import { Grid, Text } from '@chakra-ui/react'
import { Part } from '#src/components/layout/surface.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { PassportField } from '../service/passport-field.tsx'

/** Section for the lead traveler's passport number, which the company may request. The number is optional and can also be sent later. */
export function PassportSection() {
  const { t } = useTranslation(['ground', 'checkout'])
  return (
    <Part>
      <Section
        title={t('checkout.forCompany')}
        aside={
          <Text textStyle="small" color="fg.muted">
            {t('checkout:requests.optional')}
          </Text>
        }
      >
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
          <PassportField label={t('checkout.passport')} />
        </Grid>
      </Section>
    </Part>
  )
}
