import { Flex, Skeleton, Stack } from '@chakra-ui/react'
import { useLoadingAttribute } from '#src/components/feedback/use-loading-attribute.ts'
import { CardFrame } from '#src/components/lists/card-frame.tsx'

/** Placeholder for the cards, fading toward the bottom. */
export function ResultsSkeleton() {
  useLoadingAttribute()
  return (
    <Stack gap="3" animationStyle="pulse" aria-hidden>
      {[1, 0.8, 0.6, 0.4].map((opacity) => (
        <CardFrame key={opacity} opacity={opacity} pictureBeside>
          <Skeleton h={{ base: 'full', md: '176px' }} borderRadius="0" />
          <Stack p="3.5" gap="3">
            <Skeleton h="4" w="70%" />
            <Skeleton h="3" w="40%" />
            <Skeleton h="3" w="85%" mt="2" />
            <Skeleton h="2" w="85%" />
          </Stack>
          <Stack
            gap="0"
            borderInlineStartWidth={{ md: '1px' }}
            borderColor="border.muted"
            gridColumn={{ base: '1 / -1', md: 'auto' }}
          >
            {['first', 'second', 'third'].map((row) => (
              <Flex
                key={row}
                minH="58px"
                flex="1"
                px="3.5"
                align="center"
                justify="space-between"
                gap="3"
                borderTopWidth="1px"
                borderColor="border.muted"
              >
                <Stack gap="1.5" flex="1">
                  <Skeleton h="3" maxW="150px" />
                  <Skeleton h="4" maxW="110px" />
                </Stack>
                <Stack gap="1.5" align="flex-end">
                  <Skeleton h="4" w="104px" />
                  <Skeleton h="3" w="120px" />
                </Stack>
              </Flex>
            ))}
          </Stack>
        </CardFrame>
      ))}
    </Stack>
  )
}
