import { Box } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { facilityName } from '#src/components/hotels/use-room-texts.ts'
import type { Mosque } from '#src/domain/distance.ts'
import type { FacilityCode } from '#src/__generated__/schema.ts'

const maxFacilities = 4

/** Facilities in order of importance for groups of pilgrims. The others are on the hotel page. */
const facilitiesByImportance = [
  'HARAM_SHUTTLE',
  'HARAM_VIEW_ROOMS',
  'FAMILY_ROOMS',
  'RESTAURANT',
  'WHEELCHAIR_ACCESS',
  'PRAYER_ROOM',
  'FREE_WIFI',
  'ELEVATOR',
  'PARKING',
  'LAUNDRY',
  'FRONT_DESK_24H',
  'AIR_CONDITIONING',
] as const satisfies FacilityCode[]

/** Most important facilities of a hotel, as many as fit on one line. */
export function TopFacilities({ codes, mosque }: { codes: readonly FacilityCode[]; mosque: Mosque }) {
  const { t } = useTranslation('stay')
  const top = facilitiesByImportance.filter((code) => codes.includes(code)).slice(0, maxFacilities)
  if (top.length === 0) return undefined
  return (
    <Box
      as="ul"
      listStyleType="none"
      display="flex"
      flexWrap="wrap"
      // Facilities that do not fit wrap to a second line, which is clipped. Leaves space for Nastaliq above the line.
      h="1lh"
      rowGap="1em"
      clipPath="inset(-0.75em 0 0)"
      textStyle="small"
      color="fg.muted"
      css={{ '& > li + li::before': { content: '"·"', marginInline: '0.25rem' } }}
    >
      {top.map((code) => (
        <li key={code}>{facilityName(t, code, mosque)}</li>
      ))}
    </Box>
  )
}
