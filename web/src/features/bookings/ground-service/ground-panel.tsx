import { Grid } from '@chakra-ui/react'
import { Picture } from '#src/components/pictures/picture.tsx'
import { useGroupTexts } from '#src/components/ground-service/use-group-texts.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { drawings } from '#src/pictures/drawings.ts'
import { CompanyFact, DayFact, Fact, borderAfterPicture, factColumns, factPictureStyles } from '../detail/fact.tsx'
import type { GroundBooking } from './ground-booking.ts'

/** Day of arrival, number of pilgrims, and company. */
export function GroundServicePanel({ booking }: { booking: GroundBooking }) {
  const { t } = useTranslation('bookings')
  const texts = useGroupTexts()
  const { arrivalDate, pilgrimCount, companyName, supplierInfo } = booking
  return (
    <div>
      <Grid templateColumns={factColumns}>
        <Picture drawing={drawings.lobby} {...factPictureStyles} />
        <DayFact label={t('ground.arrival')} day={arrivalDate} borderInlineStartWidth={borderAfterPicture} />
        <Fact
          label={t('ground.party')}
          value={pilgrimCount === null ? '–' : texts.pilgrims(pilgrimCount)}
          borderInlineStartWidth="1px"
        />
        <CompanyFact label={t('ground.company')} name={companyName} supplier={supplierInfo} />
      </Grid>
    </div>
  )
}
