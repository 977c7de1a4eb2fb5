import { Text } from '@chakra-ui/react'
import { useNow } from '#src/lib/clock/use-now.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { isUrgent } from '../is-urgent.ts'

/** Time left until a deadline, red during the last 24 hours. */
export function TimeLeft({ until }: { until: string }) {
  const format = useFormat()
  const remainingMs = Date.parse(until) - useNow(60_000).getTime()
  return (
    <Text
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
      color={isUrgent(remainingMs) ? 'money.up' : 'fg'}
      // Next to the amount, an Urdu duration of three words needs two lines.
      whiteSpace={{ base: 'nowrap', md: 'normal' }}
      css={{ textAlign: 'right' }}
    >
      {format.duration(remainingMs)}
    </Text>
  )
}
