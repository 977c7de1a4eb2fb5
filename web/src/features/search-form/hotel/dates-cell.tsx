import { Box, Button, Flex, Skeleton, Text } from '@chakra-ui/react'
import type { CalendarDate } from '@internationalized/date'
import { Suspense, lazy } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { HijriDate } from '#src/components/dates/hijri-date.tsx'
import { useStayTexts } from '#src/components/hotels/use-stay-texts.ts'
import { type Stay, type StayProblem, nightsOf } from '#src/domain/stay.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { DotSeparated } from '#src/components/layout/dot-separated.tsx'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import { PopoverCell } from '../search-cell.tsx'
import { useCellPanel } from '../use-cell-panel.ts'

const StayCalendar = lazy(async () => ({
  default: (await import('#src/components/dates/stay-calendar.tsx')).StayCalendar,
}))

interface DatesCellProps {
  stay: Stay
  today: CalendarDate
  problem: StayProblem | undefined
  onChange: (stay: Stay) => void
}

/** Cell for arrival and departure, with a calendar that opens below. */
export function DatesCell({ stay, today, problem, onChange }: DatesCellProps) {
  const { t } = useTranslation('search')
  const format = useFormat()
  const texts = useStayTexts()
  const [open, setOpen] = useCellPanel('dates')
  const { checkIn, checkOut } = stay
  const nights = nightsOf(stay)
  const hijri = nights > 0 ? format.hijriStay(checkIn, checkOut) : undefined
  return (
    <PopoverCell
      open={open}
      onOpenChange={setOpen}
      title={t('dates')}
      width="656px"
      align="start"
      label={t('dates')}
      value={<ChosenDates stay={stay} />}
      note={hijri ?? t('datesHint')}
      noteTone={hijri ? 'brass.fg' : 'fg.muted'}
      error={problem && t(`problem.stay.${problem}`)}
      footer={
        <Flex w="full" align="center" justify="space-between" gap="3">
          <Box aria-live="polite" minW="0">
            <Text textStyle="small" fontWeight="semibold">
              {nights > 0
                ? joinWithDots([format.stay(checkIn, checkOut), texts.nights(nights)])
                : t(checkIn ? 'chooseCheckOut' : 'chooseCheckIn')}
            </Text>
            <HijriDate>{hijri}</HijriDate>
          </Box>
          <Button size={{ base: 'lg', md: 'sm' }} flexShrink={0} disabled={nights === 0} onClick={() => setOpen(false)}>
            {t('done')}
          </Button>
        </Flex>
      }
    >
      <Suspense fallback={<Skeleton h="320px" />}>
        <StayCalendar
          checkIn={checkIn}
          checkOut={checkOut}
          today={today}
          onChange={(from, to) => onChange({ checkIn: from, checkOut: to })}
        />
      </Suspense>
    </PopoverCell>
  )
}

function ChosenDates({ stay: { checkIn, checkOut } }: { stay: Stay }) {
  const { t } = useTranslation('search')
  const format = useFormat()
  const texts = useStayTexts()
  const nights = nightsOf({ checkIn, checkOut })
  if (nights > 0)
    return (
      <DotSeparated>
        {format.stay(checkIn, checkOut)}
        <Text as="span" color="fg.muted" fontWeight="medium">
          {texts.nights(nights)}
        </Text>
      </DotSeparated>
    )
  if (checkIn) return `${format.weekday(checkIn)} –`
  return (
    <Text as="span" color="fg.subtle">
      {t('chooseDates')}
    </Text>
  )
}
