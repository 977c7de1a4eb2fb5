import { Flex, Skeleton, Stack } from '@chakra-ui/react'
import { useLoadingAttribute } from '#src/components/feedback/use-loading-attribute.ts'
import { CardFrame } from '#src/components/lists/card-frame.tsx'

/** Placeholder for the cards of one-day services, fading toward the bottom. */
export function CardSkeleton() {
  useLoadingAttribute()
  return (
    <Stack gap="3" animationStyle="pulse" aria-hidden>
      {[1, 0.8, 0.6, 0.4].map((opacity) => (
        <CardFrame key={opacity} opacity={opacity} columns="256px minmax(0,1fr) minmax(0,360px)">
          <Skeleton h={{ base: '150px', md: '176px' }} borderRadius="0" />
          <Stack p="3.5" gap="3">
            <Skeleton h="4" w="45%" />
            <Skeleton h="3" w="65%" />
            <Skeleton h="3" w="85%" mt="2" />
          </Stack>
          <Flex
            direction="column"
            p="3.5"
            gap="2"
            align="flex-end"
            borderInlineStartWidth={{ md: '1px' }}
            borderColor="border.muted"
          >
            <Skeleton h="5" w="128px" />
            <Skeleton h="3" w="104px" />
            <Skeleton h="9" w="120px" mt="auto" />
          </Flex>
        </CardFrame>
      ))}
    </Stack>
  )
}
