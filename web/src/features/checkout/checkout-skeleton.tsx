import { Box, Flex, Skeleton } from '@chakra-ui/react'
import { Page } from '#src/components/layout/page.tsx'
import { SkeletonCard } from '#src/components/feedback/skeletons.tsx'

/** Placeholder while the quote loads. */
export const CheckoutSkeleton = () => (
  <Page pt="5">
    <Skeleton h="28px" w="240px" mb="5" />
    <Flex gap="7" align="flex-start" direction={{ base: 'column', lg: 'row' }}>
      <Box flex="1" w="full">
        <SkeletonCard lines={12} />
      </Box>
      <Box w={{ base: 'full', lg: 'aside' }} flexShrink={0}>
        <SkeletonCard lines={9} />
      </Box>
    </Flex>
  </Page>
)
