import { Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Card } from '#src/components/layout/card.tsx'
import { dotted } from '#src/lib/i18n/dotted.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'

interface BookedHeadingProps {
  title: string
  day: string | null
  facts: Parameters<typeof dotted>[0]
  children?: ReactNode
}

/** What was booked, for which day. */
export function BookedHeading({ title, day, facts, children }: BookedHeadingProps) {
  const format = useFormat()
  return (
    <Card p={{ base: '4', md: '6' }}>
      <Text as="h2" textStyle="h2">
        <bdi>{title}</bdi>
      </Text>
      {day && (
        <Text mt="1" fontWeight="600">
          {format.weekday(day, 'always')}
        </Text>
      )}
      <Text mt="1" textStyle="small" color="fg.muted">
        <bdi>{dotted(facts)}</bdi>
      </Text>
      {children}
    </Card>
  )
}
