import { Box, Button, DatePicker, Flex, HStack, Text } from '@chakra-ui/react'
import { datePickerSlotRecipe } from '@chakra-ui/react/theme'
import type { CalendarDate, DateValue } from '@internationalized/date'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { HijriDate } from '#src/components/dates/hijri-date.tsx'
import { MonthDays } from './month-days.tsx'
import { MAKKAH_ZONE, parseStayDate } from '#src/domain/stay.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { useIsPhone } from '#src/lib/browser/window-size.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'

interface CalendarProps {
  /** A single day, or the first and last day of a range. */
  select: 'single' | 'range'
  /** The chosen days. */
  value: readonly CalendarDate[]
  /** First day that can be chosen. */
  today: CalendarDate
  /** Last day that can be chosen. */
  last: CalendarDate
  isUnavailable?: (date: DateValue) => boolean
  /** Whether to focus the calendar when it appears, as in a panel but not in a form. */
  takesFocus?: boolean
  /** Receives the chosen days as `YYYY-MM-DD`. */
  onChange: (days: readonly string[]) => void
}

const MONTHS = 2

/** Calendar of two months, side by side or stacked, with the Hijri months below the Gregorian months. */
export function Calendar({ select, value, today, last, isUnavailable, takesFocus = true, onChange }: CalendarProps) {
  const { t, i18n } = useTranslation('search')
  const format = useFormat()
  const nextButtonIndex = useIsPhone() ? 0 : MONTHS - 1
  const content = useRef<HTMLDivElement>(null)
  /** Day at which the picker opens, and the arrow that led there. */
  const [opening, setOpening] = useState<{ date: CalendarDate; step?: Step }>({ date: value[0] ?? today })
  // The calendar loads after the panel has opened, and arrow keys must work without another click.
  useEffect(() => {
    if (!opening.step && !takesFocus) return
    const target = opening.step ? `[data-step=${opening.step}]` : '[role=button][tabindex="0"]'
    content.current?.querySelector<HTMLElement>(target)?.focus()
  }, [opening, takesFocus])
  /** The picker pages by as many months as it shows. To page by one month, it is recreated at the adjacent month. */
  function turnPage(step: Step, firstDay: DateValue) {
    const date = parseStayDate(firstDay.toString().slice(0, 10))
    if (date) setOpening({ step, date: step === 'next' ? date.add({ months: 1 }) : date.subtract({ months: 1 }) })
  }

  return (
    <DatePicker.Root
      key={opening.date.toString()}
      recipe={datePickerSlotRecipe}
      inline
      selectionMode={select}
      locale={`${i18n.language}-u-ca-gregory-nu-latn`}
      timeZone={MAKKAH_ZONE}
      numOfMonths={MONTHS}
      min={today}
      max={last}
      value={[...value]}
      defaultFocusedValue={opening.date.compare(today) < 0 ? today : opening.date}
      isDateUnavailable={isUnavailable}
      onValueChange={(change) => onChange(change.value.map((date) => date.toString().slice(0, 10)))}
      hideOutsideDays
      size="sm"
      translations={{
        content: t('calendar.label'),
        dayCell: ({ valueText }) => valueText ?? '',
      }}
    >
      <DatePicker.Content ref={content} boxShadow="none" p="0" minW="0" unstyled>
        <DatePicker.View view="day">
          <DatePicker.Context>
            {(api) => (
              <Flex columnGap="6" rowGap="4" direction={{ base: 'column', md: 'row' }} w="full" maxW="640px" mx="auto">
                {Array.from({ length: MONTHS }, (_, index) => {
                  const month =
                    index === 0
                      ? { weeks: api.weeks, visibleRange: api.visibleRange }
                      : api.getOffset({ months: index })
                  const first = month.visibleRange.start.toString().slice(0, 10)
                  const lastDay = parseStayDate(first)?.add({ months: 1 }).subtract({ days: 1 }).toString() ?? first
                  return (
                    <Box key={first} flex="1" minW="0">
                      <HStack justify="space-between" gap="0" minH="10">
                        <ButtonSlot show={index === 0}>
                          <Button
                            {...stepStyle}
                            data-step="previous"
                            aria-label={t('calendar.previous')}
                            aria-disabled={api.visibleRange.start.compare(today) <= 0}
                            onClick={() =>
                              api.visibleRange.start.compare(today) > 0 && turnPage('previous', api.visibleRange.start)
                            }
                          >
                            <Icon name="previous" />
                          </Button>
                        </ButtonSlot>
                        <Text textStyle="h3" aria-live="polite">
                          {format.monthYear(first)}
                        </Text>
                        <ButtonSlot show={index === nextButtonIndex}>
                          <Button
                            {...stepStyle}
                            data-step="next"
                            aria-label={t('calendar.next')}
                            aria-disabled={api.visibleRange.end.compare(last) >= 0}
                            onClick={() =>
                              api.visibleRange.end.compare(last) < 0 && turnPage('next', api.visibleRange.start)
                            }
                          >
                            <Icon name="next" />
                          </Button>
                        </ButtonSlot>
                      </HStack>
                      <HijriDate textAlign="center" mb="1" mt={{ md: '-3' }}>
                        {format.hijriMonths(first, lastDay)}
                      </HijriDate>
                      <MonthDays weekDays={api.weekDays} weeks={month.weeks} visibleRange={month.visibleRange} />
                    </Box>
                  )
                })}
              </Flex>
            )}
          </DatePicker.Context>
        </DatePicker.View>
      </DatePicker.Content>
    </DatePicker.Root>
  )
}

type Step = 'previous' | 'next'

const stepStyle = {
  variant: 'ghost',
  size: 'sm',
  px: '0',
  minW: '11',
  minH: '11',
  _disabled: { opacity: 0.4 },
} as const

/** Keeps the month name centered if there is no arrow. */
const ButtonSlot = ({ show, children }: { show: boolean; children: React.ReactNode }) => (
  <Box w="11">{show && children}</Box>
)
