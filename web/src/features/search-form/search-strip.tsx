import { Box, Button, Flex, HStack, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { HijriDate } from '#src/components/dates/hijri-date.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { DottedLine } from '#src/components/layout/dotted-line.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { SearchCodes } from '#src/components/hotels/search-codes.tsx'
import { useSearchCodes } from '#src/data/search-codes.ts'
import { useStayWords } from '#src/components/hotels/use-stay-words.ts'
import type { HotelSearch } from '#src/domain/hotel-search.ts'
import { countGuests } from '#src/domain/occupancy.ts'
import { nightsOf } from '#src/domain/stay.ts'
import { dotted } from '#src/lib/i18n/dotted.ts'

interface SearchStripProps {
  search: HotelSearch
  city: string
  nationality: string
  onEdit: () => void
  /** The form was closed: focus returns to the button that opened it. */
  focusEdit: boolean
}

const Divider = ({ from }: { from: 'md' | 'lg' }) => <Box w="1px" h="6" bg="border" hideBelow={from} aria-hidden />

/** What was searched: one line, three on phones, with a button to edit it. */
export function SearchStrip({ search, city, nationality, onEdit, focusEdit }: SearchStripProps) {
  const { t } = useTranslation('search')
  const format = useFormat()
  const words = useStayWords()
  const { checkIn, checkOut, rooms } = search
  const codes = useSearchCodes(search)
  const edit = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focusEdit) edit.current?.focus()
  }, [focusEdit])
  return (
    <Box bg="bg.panel" borderBottomWidth="1px">
      <Page>
        <Flex minH={{ base: '60px', md: '56px' }} py={{ base: '2', md: '1' }} align="center" gap="3" textStyle="small">
          {/* A piece that does not fit moves to the next line as a whole. */}
          <Flex
            flex="1"
            minW="0"
            wrap={{ base: 'wrap', lg: 'nowrap' }}
            align="center"
            columnGap={{ base: '3', lg: '5' }}
            rowGap="0.5"
          >
            {/* As high before its name is known. */}
            <HStack gap="2" textStyle="body" minH="1lh">
              <Icon name="pin" color="brand.fg" />
              {city}
            </HStack>
            <Divider from="md" />
            <Box order={{ base: '1', md: '0' }} w={{ base: 'full', md: 'auto' }}>
              <Box color="fg.muted" fontWeight="450" whiteSpace="nowrap">
                <DottedLine>
                  <Text as="span" color="fg" fontWeight="600">
                    {format.stay(checkIn, checkOut)}
                  </Text>
                  {words.nights(nightsOf(search))}
                </DottedLine>
              </Box>
              <HijriDate>{format.hijriStay(checkIn, checkOut)}</HijriDate>
            </Box>
            <Divider from="md" />
            <HStack gap="1.5" color={{ base: 'fg.muted', md: 'fg' }}>
              <Icon name="users" color="fg.subtle" />
              <Box hideBelow="lg">{words.party(rooms)}</Box>
              <Box hideFrom="lg">{dotted([words.rooms(rooms.length), words.guests(countGuests(rooms).guests)])}</Box>
            </HStack>
            <Divider from="lg" />
            <HStack gap="1.5" hideBelow="lg" minW="0">
              <Icon name="flag" color="fg.subtle" />
              {nationality}
            </HStack>
          </Flex>
          <Button ref={edit} size="sm" variant="outline" flexShrink={0} onClick={onEdit} aria-label={t('edit')}>
            <Icon name="search" size={14} />
            <Box as="span" hideBelow="lg">
              {t('edit')}
            </Box>
            <Box as="span" hideFrom="lg">
              {t('editShort')}
            </Box>
          </Button>
        </Flex>
        {codes.length > 0 && (
          <Box pb="2">
            <SearchCodes codes={codes} />
          </Box>
        )}
      </Page>
    </Box>
  )
}
