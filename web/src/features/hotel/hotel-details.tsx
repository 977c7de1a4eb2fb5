import { Box, Flex, Stack } from '@chakra-ui/react'
import type { SupplierInfo } from '#src/components/hotels/supplier-badge.tsx'
import { About, Facilities, HotelFacts } from './hotel-facts.tsx'
import { HotelPlace } from './hotel-place.tsx'
import type { HotelDetail } from './rooms/room-options.ts'

interface HotelDetailsProps {
  detail: HotelDetail
  locationCode: string
  /** The chosen supplier. */
  supplier: SupplierInfo | undefined
}

/** Everything about the hotel but its rooms, in two columns on wide screens. */
export function HotelDetails({ detail, locationCode, supplier }: HotelDetailsProps) {
  const column = { display: { base: 'contents', xl: 'flex' }, flex: '1', minW: '0', gap: '7' } as const
  return (
    <Flex direction={{ base: 'column', xl: 'row' }} align={{ xl: 'flex-start' }} gap="7">
      <Stack {...column}>
        <HotelPlace hotel={detail.hotel} locationCode={locationCode} />
        <Box order={{ base: '1', xl: '0' }} _empty={{ display: 'none' }}>
          <About description={detail.description} descriptionLanguage={detail.descriptionLanguage} />
        </Box>
      </Stack>
      <Stack {...column} _empty={{ display: 'none' }}>
        <HotelFacts detail={detail} supplier={supplier} />
        <Facilities facilities={detail.facilities} locationCode={locationCode} />
      </Stack>
    </Flex>
  )
}
