import { Box, Grid, HStack, Stack, Text, chakra } from '@chakra-ui/react'
import { type MouseEvent, useMemo, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Card } from '#src/components/layout/card.tsx'
import { Money } from '#src/components/prices/money.tsx'
import { RingMap } from '#src/components/maps/ring-map.tsx'
import { StarRating } from '#src/components/hotels/star-rating.tsx'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { mosqueOf } from '#src/domain/distance.ts'
import { compare } from '#src/domain/money.ts'
import type { HoverPrefetch } from '#src/lib/list-kit/use-hover-prefetch.ts'
import type { HotelSearch } from '#src/domain/search/hotel-search.ts'
import { HotelCard } from './hotel-card.tsx'
import type { HotelCardFragment } from '../hotel-search.generated.ts'

interface ResultsMapProps {
  results: readonly HotelCardFragment[]
  /** Whether other pages have more hotels. */
  partial: boolean
  search: HotelSearch
  center: { latitude: number; longitude: number }
  now: Date
  prefetch: HoverPrefetch<string>
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** Map of the page's hotels around the mosque, with a keyboard-accessible list and the card of the selected hotel. */
export function ResultsMap({ results, partial, search, center, now, prefetch, onFollow }: ResultsMapProps) {
  const { t } = useTranslation('hotels')
  const format = useFormat()
  const [pickedId, setPickedId] = useState<string>()
  const selected = results.find((result) => result.id === pickedId) ?? results[0]
  const places = useMemo(
    () =>
      results
        .toSorted((a, b) => compare(a.price.total, b.price.total))
        .flatMap(({ id, price, hotel: { name, location } }) =>
          location
            ? [
                {
                  id,
                  name: joinWithDots([name, format.money(price.total)]),
                  location,
                  mark: format.wholeAmount(price.total),
                },
              ]
            : [],
        ),
    [format, results],
  )
  const unmappedCount = results.length - places.length
  const currency = selected && format.moneyParts(selected.price.total).currency
  return (
    <Stack gap="3">
      <Card p="3">
        <Grid templateColumns={{ base: 'minmax(0,1fr)', md: 'minmax(0,1fr) 264px' }} gap="3">
          <Box alignSelf="start">
            <RingMap
              center={center}
              mosque={mosqueOf(search.locationCode)}
              places={places}
              selectedId={selected?.id}
              label={t(`mapLabel.${mosqueOf(search.locationCode)}`, { count: places.length })}
              onPick={setPickedId}
              h={{ base: '340px', md: '440px' }}
            />
            <HStack textStyle="small" color="fg.subtle" mt="2" columnGap="1" rowGap="0" wrap="wrap">
              {currency && <span>{t('mapPrices', { currency })}</span>}
              {partial && <span>{t('mapOfPage')}</span>}
              {unmappedCount > 0 && <span>{t('notOnMap', { count: unmappedCount })}</span>}
            </HStack>
          </Box>
          <Box position="relative">
            <Stack
              as="ul"
              listStyleType="none"
              gap="0"
              pb="6"
              position={{ md: 'absolute' }}
              inset="0"
              maxH={{ base: '240px', md: 'none' }}
              overflowY="auto"
              // Fades the last line to show that the list continues.
              css={{ maskImage: 'linear-gradient(to bottom, black calc(100% - 32px), transparent)' }}
            >
              {results.map((result) => (
                <li key={result.id}>
                  <chakra.button
                    type="button"
                    w="full"
                    px="2.5"
                    py="2"
                    textAlign="start"
                    borderRadius="l2"
                    cursor="pointer"
                    aria-pressed={result.id === selected?.id}
                    bg={result.id === selected?.id ? 'brand.subtle' : undefined}
                    _hover={{ bg: 'bg.muted' }}
                    onClick={() => setPickedId(result.id)}
                  >
                    <Text textStyle="small" fontWeight="semibold" lineClamp="1">
                      <bdi>{result.hotel.name}</bdi>
                    </Text>
                    <HStack justify="space-between" gap="2" textStyle="small" color="fg.muted">
                      <HStack gap="1.5">
                        {result.hotel.stars !== null && <StarRating stars={result.hotel.stars} />}
                        {result.hotel.distanceToHaram !== null && format.meters(result.hotel.distanceToHaram)}
                      </HStack>
                      <Box color="fg">
                        <Money value={result.price.total} />
                      </Box>
                    </HStack>
                  </chakra.button>
                </li>
              ))}
            </Stack>
          </Box>
        </Grid>
      </Card>
      {selected && <HotelCard result={selected} search={search} now={now} prefetch={prefetch} onFollow={onFollow} />}
    </Stack>
  )
}
