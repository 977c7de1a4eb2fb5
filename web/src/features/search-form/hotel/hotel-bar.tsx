import { Box, HStack, Skeleton, Text } from '@chakra-ui/react'
import { memo } from 'react'
import { HijriDate } from '#src/components/dates/hijri-date.tsx'
import { SearchCodes } from '#src/components/hotels/search-codes.tsx'
import { useStayTexts } from '#src/components/hotels/use-stay-texts.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { DotSeparated } from '#src/components/layout/dot-separated.tsx'
import type { SearchBarProps } from '#src/components/lists/search-slots.ts'
import { useSearchCodes } from '#src/data/search/search-codes.ts'
import { searchKey } from '#src/data/search/stored-search.ts'
import { useHotelLocations } from '#src/data/use-hotel-locations.ts'
import type { HotelSearch } from '#src/domain/search/hotel-search.ts'
import { countGuests } from '#src/domain/occupancy.ts'
import { nightsOf } from '#src/domain/stay.ts'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { BarDivider, BarFrame } from '../bar-frame.tsx'
import { NationalityFact } from '../nationality-fact.tsx'
import { HotelForm } from './hotel-form.tsx'

/** Current hotel search above a page: city, dates and guests. Memoized, so that it does not re-render when the filters or the page change. */
export const HotelBar = memo(function HotelBar(props: SearchBarProps<HotelSearch>) {
  const { search, onSearch, open, onOpenChange } = props
  const format = useFormat()
  const texts = useStayTexts()
  const { locations, reload } = useHotelLocations()
  const city = locations.find(({ code }) => code === search.locationCode)?.name
  const isCityUnavailable = city === undefined && reload !== undefined
  const codes = useSearchCodes(search)
  const { checkIn, checkOut, rooms } = search
  return (
    <BarFrame
      searchKey={searchKey(search)}
      open={open}
      onOpenChange={onOpenChange}
      form={<HotelForm initialValues={search} onSearch={onSearch} onCancel={() => onOpenChange(false)} />}
      secondLine={codes.length > 0 && <SearchCodes codes={codes} />}
    >
      {!isCityUnavailable && (
        <>
          <HStack gap="2" textStyle="body" minH="1lh">
            <Icon name="pin" color="brand.fg" />
            {city ? <span>{city}</span> : <Skeleton h="3.5" w="64px" />}
          </HStack>
          <BarDivider from="md" />
        </>
      )}
      <Box order={{ base: '1', md: '0' }} w={{ base: 'full', md: 'auto' }}>
        <Box color="fg.muted" fontWeight="normal" whiteSpace="nowrap">
          <DotSeparated>
            <Text as="span" color="fg" fontWeight="semibold">
              {format.stay(checkIn, checkOut)}
            </Text>
            {texts.nights(nightsOf(search))}
          </DotSeparated>
        </Box>
        <HijriDate>{format.hijriStay(checkIn, checkOut)}</HijriDate>
      </Box>
      <BarDivider from="md" />
      <HStack gap="1.5" color={{ base: 'fg.muted', md: 'fg' }}>
        <Icon name="users" color="fg.subtle" />
        <Box hideBelow="lg">{texts.party(rooms)}</Box>
        <Box hideFrom="lg">{joinWithDots([texts.rooms(rooms.length), texts.guests(countGuests(rooms).guests)])}</Box>
      </HStack>
      <NationalityFact nationality={search.nationality} />
    </BarFrame>
  )
})
