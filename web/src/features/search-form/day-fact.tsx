import { Box, type BoxProps, Text } from '@chakra-ui/react'
import { HijriDate } from '#src/components/dates/hijri-date.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'

/** The day that was searched, in the line above a page. */
export function DayFact({ day, ...box }: { day: string } & BoxProps) {
  const format = useFormat()
  return (
    <Box {...box}>
      <Text fontWeight="600" whiteSpace="nowrap">
        {format.weekday(day)}
      </Text>
      <HijriDate>{format.hijri(day)}</HijriDate>
    </Box>
  )
}
