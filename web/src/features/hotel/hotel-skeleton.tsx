import { Box, Flex, Skeleton, Stack } from '@chakra-ui/react'
import { Loading, SkeletonCard } from '#src/components/feedback/skeletons.tsx'

/** Placeholder with the heights of the loaded page. */
export function HotelSkeleton() {
  return (
    <>
      <Loading />
      <Skeleton h="34px" w="min(320px, 80%)" />
      <Skeleton h="20px" w="min(220px, 60%)" mt="2" mb="4" />
      <Skeleton h={{ base: '292px', md: '302px' }} borderRadius="l3" mb="7" />
      <Flex gap="7" align="flex-start">
        <Stack flex="1" minW="0" gap="3">
          <Skeleton h="24px" w="160px" />
          {[1, 0.8, 0.6].map((opacity) => (
            <Box key={opacity} opacity={opacity}>
              <Skeleton h="220px" borderRadius="l3" />
            </Box>
          ))}
        </Stack>
        <Box w="aside" flexShrink={0} hideBelow="lg">
          <SkeletonCard lines={7} />
        </Box>
      </Flex>
    </>
  )
}
