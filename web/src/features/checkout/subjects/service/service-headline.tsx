import { Box, HStack, Text } from '@chakra-ui/react'
import { ProductPicture } from '#src/components/layout/product-picture.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import type { ServiceFacts } from './service-summary.tsx'

/** What is being booked, above a step on narrow screens. */
export function ServiceHeadline({ facts }: { facts: ServiceFacts }) {
  const format = useFormat()
  const { title, picture, day, party } = facts
  return (
    <HStack gap="3" mb="1">
      <ProductPicture picture={picture} boxSize="56px" />
      <Box minW="0">
        <Text as="h2" textStyle="h3">
          <bdi>{title}</bdi>
        </Text>
        <Text textStyle="micro" color="fg.muted">
          {format.weekday(day, 'always')}
        </Text>
        <Text textStyle="micro" color="fg.muted">
          {party}
        </Text>
      </Box>
    </HStack>
  )
}
