import { Box, Button, Flex, Skeleton, Text } from '@chakra-ui/react'
import type { CalendarDate } from '@internationalized/date'
import { Suspense, lazy } from 'react'
import { HijriDate } from '#src/components/dates/hijri-date.tsx'
import type { DayProblem } from '#src/domain/search/service-day.ts'
import { MAX_DAYS_AHEAD, parseStayDate } from '#src/domain/stay.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { PopoverCell } from './search-cell.tsx'
import { useCellPanel } from './use-cell-panel.ts'

const Calendar = lazy(async () => ({ default: (await import('#src/components/dates/calendar.tsx')).Calendar }))

interface DayCellProps {
  label: string
  /** Explains the day while none is selected, if the label does not. */
  hint?: string
  date: string
  today: CalendarDate
  problem: DayProblem | undefined
  onChange: (date: string) => void
}

/** Cell for the day of a service, with a calendar that opens below. */
export function DayCell({ label, hint, date, today, problem, onChange }: DayCellProps) {
  const { t } = useTranslation('search')
  const format = useFormat()
  const [open, setOpen] = useCellPanel('day')
  const day = parseStayDate(date)
  const hijri = day && format.hijri(date)
  return (
    <PopoverCell
      open={open}
      onOpenChange={setOpen}
      title={label}
      width="656px"
      align="start"
      label={label}
      value={
        day ? (
          format.weekday(date)
        ) : (
          <Text as="span" color="fg.subtle">
            {t('day.choose')}
          </Text>
        )
      }
      note={hijri ?? hint ?? '\u00A0'}
      noteTone={hijri ? 'brass.fg' : 'fg.muted'}
      error={problem && t(`problem.day.${problem}`)}
      footer={
        <Flex w="full" align="center" justify="space-between" gap="3">
          <Box aria-live="polite" minW="0">
            <Text textStyle="small" fontWeight="semibold">
              {day ? format.weekday(date) : t('day.choose')}
            </Text>
            <HijriDate>{hijri}</HijriDate>
          </Box>
          <Button size={{ base: 'lg', md: 'sm' }} flexShrink={0} disabled={!day} onClick={() => setOpen(false)}>
            {t('done')}
          </Button>
        </Flex>
      }
    >
      <Suspense fallback={<Skeleton h="320px" />}>
        <Calendar
          select="single"
          value={day ? [day] : []}
          today={today}
          last={today.add({ days: MAX_DAYS_AHEAD })}
          onChange={([chosen]) => {
            if (!chosen) return
            onChange(chosen)
            setOpen(false)
          }}
        />
      </Suspense>
    </PopoverCell>
  )
}
