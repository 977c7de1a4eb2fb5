import { Box, HStack, Text } from '@chakra-ui/react'
import { HijriDate } from '#src/components/dates/hijri-date.tsx'
import { ProductPicture } from '#src/components/pictures/product-picture.tsx'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import type { ServiceDetails } from './service-summary.tsx'

interface ServiceHeadlineProps {
  details: ServiceDetails
  /** Company that provides the service; null if the gateway does not return it. */
  company: string | null | undefined
}

/** Service and day above a step on narrow screens. */
export function ServiceHeadline({ details, company }: ServiceHeadlineProps) {
  const format = useFormat()
  const { title, picture, day, party } = details
  return (
    <HStack gap="3" mb="1">
      <ProductPicture picture={picture} boxSize="56px" />
      <Box minW="0">
        <Text as="h2" textStyle="h3">
          <bdi>{title}</bdi>
        </Text>
        <Text textStyle="small" color="fg.muted">
          <bdi>{joinWithDots([company, party])}</bdi>
        </Text>
        <Text textStyle="small" color="fg.muted">
          {format.weekday(day, 'always')}
        </Text>
        <HijriDate>{format.hijri(day)}</HijriDate>
      </Box>
    </HStack>
  )
}
