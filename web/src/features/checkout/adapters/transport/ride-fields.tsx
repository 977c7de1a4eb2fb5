import { Grid, Text } from '@chakra-ui/react'
import { Part } from '#src/components/layout/surface.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { TravelerField } from '../../travelers/traveler-field.tsx'
import { PassportField } from '../service/passport-field.tsx'

/** Fields for the pick-up and the lead traveler's passport. All of them are optional and can also be sent later. */
export function RideFields() {
  const { t } = useTranslation('checkout')
  return (
    <Part>
      <Section
        title={t('ride.pickUp')}
        aside={
          <Text textStyle="small" color="fg.muted">
            {t('requests.optional')}
          </Text>
        }
      >
        <Text textStyle="small" color="fg.muted" mt="-2" mb="4">
          {t('ride.pickUpHint')}
        </Text>
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
          <TravelerField name="pickUp.place" label={t('ride.place')} hint={t('ride.placeHint')} autoComplete="off" />
          <TravelerField
            name="pickUp.time"
            inputMode="numeric"
            maxLength={8}
            label={t('ride.time')}
            hint={t('ride.timeHint')}
            autoComplete="off"
            ltr
          />
          <TravelerField
            name="pickUp.flightNumber"
            label={t('ride.flight')}
            hint={t('ride.flightHint')}
            autoComplete="off"
            ltr
          />
          <PassportField label={t('ride.passport')} />
        </Grid>
      </Section>
    </Part>
  )
}
