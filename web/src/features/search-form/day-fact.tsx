import { Box, Flex, HStack, Text } from '@chakra-ui/react'
import { HijriDate } from '#src/components/dates/hijri-date.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'

interface DayFactProps {
  day: string
  /** Whether to shorten the day on phones, where a long route takes two lines. Adds an icon and omits the Hijri date. */
  brief?: boolean
}

/** Day in the current search, for the line above a page. */
export function DayFact({ day, brief = false }: DayFactProps) {
  const format = useFormat()
  return (
    <HStack gap="1.5" align="flex-start">
      {brief && (
        <Flex hideFrom="md">
          <Icon name="calendar" color="fg.subtle" alignWithFirstLine />
        </Flex>
      )}
      <Box>
        <Text fontWeight="semibold" whiteSpace="nowrap">
          {format.weekday(day)}
        </Text>
        <HijriDate hideBelow={brief ? 'md' : undefined}>{format.hijri(day)}</HijriDate>
      </Box>
    </HStack>
  )
}
