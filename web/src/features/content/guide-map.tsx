import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link, useNavigate } from 'react-router-dom'
import { Card } from '#src/components/layout/card.tsx'
import { RingMap } from '#src/components/maps/ring-map.tsx'
import { type City, guides } from './sites.ts'
import { useSitePlace } from './use-site-place.ts'

const RouterLink = chakra(Link)

/** Map of a city's sites around its mosque. The list next to the map links to each site. */
export function GuideMap({ city }: { city: City }) {
  const { t } = useTranslation('guides')
  const navigate = useNavigate()
  const describePlace = useSitePlace(city)
  const { mosque, center, otherSites } = guides[city]
  return (
    <Card p="3">
      <Flex direction={{ base: 'column', lg: 'row' }} gap={{ base: '3', lg: '6' }}>
        <Box flex="1" minW="0" position="relative" minH={{ lg: '340px' }}>
          {/* As tall as the list next to it. */}
          <Box position={{ lg: 'absolute' }} inset="0">
            <RingMap
              center={center.location}
              mosque={mosque}
              places={otherSites.map(({ id, location }, index) => ({
                id,
                location,
                name: t(`${id}.name`),
                mark: String(index + 2),
              }))}
              label={t(`${city}.map`)}
              onPick={(id) => void navigate(`#${id}`)}
              h={{ base: '340px', lg: 'full' }}
            />
          </Box>
        </Box>
        <Flex direction="column" w={{ base: 'full', lg: '360px' }} flexShrink={0} px={{ base: '1', lg: '0' }} pb="1">
          <chakra.ol listStyleType="none" aria-label={t(`${city}.sites`)}>
            {[center, ...otherSites].map((site, index) => (
              <li key={site.id}>
                <RouterLink
                  to={`#${site.id}`}
                  display="flex"
                  gap="3"
                  py="2"
                  minH={{ base: '11', md: '0' }}
                  _hover={{ color: 'brand.fg' }}
                  borderRadius="l2"
                >
                  <Box as="span" color="fg.subtle" minW="4" fontVariantNumeric="tabular-nums">
                    {index + 1}
                  </Box>
                  <Box>
                    <Text fontWeight="semibold">{t(`${site.id}.name`)}</Text>
                    <Text textStyle="small" color="fg.muted">
                      {describePlace(site)}
                    </Text>
                  </Box>
                </RouterLink>
              </li>
            ))}
          </chakra.ol>
          <Text textStyle="small" color="fg.subtle" mt="2">
            {t(`straight.${mosque}`)}
          </Text>
        </Flex>
      </Flex>
    </Card>
  )
}
