import { HStack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { TravelerKind } from '#src/domain/products.ts'
import { HijriDate } from '#src/components/dates/hijri-date.tsx'
import { Name } from '#src/components/layout/name.tsx'
import { Part } from '#src/components/layout/surface.tsx'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

interface BookedServiceHeadingProps {
  title: string
  day: string | null
  facts: Parameters<typeof joinWithDots>[0]
  travelerKind: TravelerKind
  /** Missing while loading; null if the gateway does not return it. */
  leadName: string | null | undefined
  children?: ReactNode
}

/** Heading with the booked service, day and travelers. */
export function BookedServiceHeading({
  title,
  day,
  facts,
  travelerKind,
  leadName,
  children,
}: BookedServiceHeadingProps) {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  return (
    <Part>
      <Text as="h2" textStyle="h2">
        <bdi>{title}</bdi>
      </Text>
      {day && (
        <>
          <Text mt="1" fontWeight="semibold">
            {format.weekday(day, 'always')}
          </Text>
          <HijriDate>{format.hijri(day)}</HijriDate>
        </>
      )}
      <Text mt="1" textStyle="small" color="fg.muted">
        <bdi>{joinWithDots(facts)}</bdi>
      </Text>
      {leadName && (
        <HStack mt="2" columnGap="2" rowGap="0" textStyle="small" wrap="wrap">
          <Text color="fg.subtle">{t(`party.${travelerKind}.lead`)}</Text>
          <Name>{leadName}</Name>
        </HStack>
      )}
      {children}
    </Part>
  )
}
