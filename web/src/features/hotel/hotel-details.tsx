import { Box, Grid, Stack } from '@chakra-ui/react'
import type { SupplierInfo } from '#src/components/hotels/supplier-badge.tsx'
import { About, Facilities, HotelFacts } from './hotel-facts.tsx'
import { HotelPlace } from './hotel-place.tsx'
import type { HotelDetail } from './rooms/room-options.ts'

interface HotelDetailsProps {
  detail: HotelDetail
  locationCode: string
  /** Selected supplier. */
  supplier: SupplierInfo | undefined
}

/** A hotel's location, description and facts. On wide screens, the facts are next to the rest; phones show the description last. */
export function HotelDetails({ detail, locationCode, supplier }: HotelDetailsProps) {
  return (
    <Grid
      // The second column exists only if there are facts.
      autoColumns="minmax(0,1fr)"
      templateRows={{ xl: 'auto 1fr' }}
      gap="7"
      alignItems="start"
    >
      <HotelPlace hotel={detail.hotel} locationCode={locationCode} />
      <Stack gridColumn={{ xl: '2' }} gridRow={{ xl: '1 / span 2' }} gap="7" _empty={{ display: 'none' }}>
        <HotelFacts detail={detail} supplier={supplier} />
        <Facilities facilities={detail.facilities} locationCode={locationCode} />
      </Stack>
      <Box gridColumn={{ xl: '1' }} gridRow={{ xl: '2' }} _empty={{ display: 'none' }}>
        <About description={detail.description} descriptionLanguage={detail.descriptionLanguage} />
      </Box>
    </Grid>
  )
}
