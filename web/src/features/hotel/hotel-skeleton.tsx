import { Box, Grid, Skeleton, Stack } from '@chakra-ui/react'
import { hotelPicture } from '#src/components/pictures/picture.tsx'
import { Loading, SkeletonCard } from '#src/components/feedback/skeletons.tsx'

/** Placeholder with the same heights as the loaded page. */
export function HotelSkeleton() {
  return (
    <>
      <Loading />
      <Skeleton h="34px" w="min(320px, 80%)" />
      <Skeleton h="20px" w="min(220px, 60%)" mt="2" mb="4" />
      <Grid templateColumns={{ base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) {sizes.aside}' }} gap="7">
        <Skeleton h={{ base: '292px', md: '302px' }} borderRadius="l3" style={{ viewTransitionName: hotelPicture }} />
        <Box hideBelow="lg">
          <Skeleton h="302px" borderRadius="l3" />
        </Box>
        <Stack minW="0" gap="3">
          <Skeleton h="24px" w="160px" />
          {[1, 0.8, 0.6].map((opacity) => (
            <Box key={opacity} opacity={opacity}>
              <Skeleton h="220px" borderRadius="l3" />
            </Box>
          ))}
        </Stack>
        <Box hideBelow="lg">
          <SkeletonCard lines={7} />
        </Box>
      </Grid>
    </>
  )
}
