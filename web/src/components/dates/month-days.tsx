import { DatePicker, type UseDatePickerReturn } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'

type MonthDaysProps = Pick<UseDatePickerReturn, 'weekDays' | 'weeks' | 'visibleRange'>

/** The days of one month of a calendar, each with its Hijri day. */
export function MonthDays({ weekDays, weeks, visibleRange }: MonthDaysProps) {
  const { i18n } = useTranslation()
  const format = useFormat()
  return (
    <DatePicker.Table w="full" tableLayout="fixed">
      <DatePicker.TableHead>
        <DatePicker.TableRow>
          {weekDays.map((day) => (
            <DatePicker.TableHeader
              key={day.long}
              textTransform="none"
              textStyle="caption"
              whiteSpace="nowrap"
              px="0"
              aria-label={day.long}
            >
              {i18n.language === 'ar-SA' ? day.narrow : day.short}
            </DatePicker.TableHeader>
          ))}
        </DatePicker.TableRow>
      </DatePicker.TableHead>
      <DatePicker.TableBody>
        {weeks.map((week) => (
          <DatePicker.TableRow key={week[0]?.toString()}>
            {week.map((date) => (
              <DatePicker.TableCell key={date.toString()} value={date} visibleRange={visibleRange}>
                <DatePicker.TableCellTrigger
                  w="full"
                  minW="0"
                  minH={{ base: '11', md: '10' }}
                  flexDirection="column"
                  gap="0"
                  // The ends of a range are mirrored on right-to-left pages.
                  dir={i18n.dir()}
                  data-hijri={format.hijriDay(date.toString())}
                  css={hijriStyle}
                >
                  <span>{date.day}</span>
                </DatePicker.TableCellTrigger>
              </DatePicker.TableCell>
            ))}
          </DatePicker.TableRow>
        ))}
      </DatePicker.TableBody>
    </DatePicker.Table>
  )
}

/** The Hijri day is CSS content rather than text, so that the accessible name of the cell starts with the Gregorian day. */
const hijriStyle = {
  _after: {
    content: 'attr(data-hijri)',
    textStyle: 'caption',
    lineHeight: '14px',
    color: 'brass.fg',
  },
  '&[data-selected]::after': { color: 'inherit' },
  // Marks today below the Gregorian day only.
  '&[data-today]': { textDecoration: 'none' },
  '&[data-today] > span': {
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '3px',
  },
} as const
