import { Box, Skeleton, Text } from '@chakra-ui/react'
import { Suspense, lazy } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { HijriDate } from '#src/components/dates/hijri-date.tsx'
import { useStayTexts } from '#src/components/hotels/use-stay-texts.ts'
import { nightsOf, todayInMakkah } from '#src/domain/stay.ts'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import type { ChangeForm } from './use-change-form.ts'

const StayCalendar = lazy(async () => ({
  default: (await import('#src/components/dates/stay-calendar.tsx')).StayCalendar,
}))

/** Calendar to select the new stay. */
export function ChangeDates({ form, now }: { form: ChangeForm; now: Date }) {
  const { t } = useTranslation(['change', 'search'])
  const format = useFormat()
  const texts = useStayTexts()
  const [checkIn, checkOut] = useWatch({ control: form.control, name: ['checkIn', 'checkOut'] })
  const nights = nightsOf({ checkIn, checkOut })
  const { error } = form.field('checkOut')
  return (
    <Box>
      <Box aria-live="polite" mb="3">
        <Text fontWeight="semibold">
          {nights > 0
            ? joinWithDots([format.stay(checkIn, checkOut, 'always'), texts.nights(nights)])
            : t(checkIn ? 'search:chooseCheckOut' : 'search:chooseCheckIn')}
        </Text>
        {nights > 0 && <HijriDate>{format.hijriStay(checkIn, checkOut)}</HijriDate>}
      </Box>
      {/* As wide as the calendar, which would otherwise be centered. */}
      <Box maxW="640px">
        <Suspense fallback={<Skeleton h="320px" />}>
          <StayCalendar
            checkIn={checkIn}
            checkOut={checkOut}
            today={todayInMakkah(now)}
            takesFocus={false}
            onChange={(from, to) => {
              form.setValue('checkIn', from, { shouldDirty: true })
              form.setValue('checkOut', to, { shouldDirty: true })
              form.clearErrors('checkOut')
            }}
          />
        </Suspense>
      </Box>
      {error && (
        <Text mt="2" textStyle="small" color="red.fg" role="alert">
          {error}
        </Text>
      )}
    </Box>
  )
}
