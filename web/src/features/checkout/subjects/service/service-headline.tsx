import { Box, HStack, Text } from '@chakra-ui/react'
import { PictureFrame } from '#src/components/layout/picture-frame.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import type { ServiceFacts } from './service-summary.tsx'

/** What is being booked, above a step on narrow screens. */
export function ServiceHeadline({ facts }: { facts: ServiceFacts }) {
  const format = useFormat()
  const { title, imageUrl, icon, day, party } = facts
  return (
    <HStack gap="3" mb="1">
      <PictureFrame src={imageUrl} icon={icon} boxSize="56px" borderRadius="l2" />
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
