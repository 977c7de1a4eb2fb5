import { Box, chakra, Flex, HStack, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Card } from '#src/components/layout/card.tsx'
import { CopyButton } from '#src/components/feedback/copy-button.tsx'
import type { City, Site } from './sites.ts'
import { useSitePlace } from './use-site-place.ts'

const pictures = import.meta.glob<string>('../../pictures/holy/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Card of a holy site. Its element id is the URL hash that links to the card. */
export function SiteCard({ city, site, number }: { city: City; site: Site; number: number }) {
  const { t } = useTranslation('guides')
  const place = useSitePlace(city)(site)
  const { latitude, longitude } = site.location
  const coordinates = `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`
  const name = t(`${site.id}.name`)
  return (
    <Card
      as="article"
      id={site.id}
      tabIndex={-1}
      aria-labelledby={`${site.id}-name`}
      overflow="hidden"
      scrollMarginTop="72px"
      breakInside="avoid"
      _print={{ mt: '3' }}
    >
      <Flex direction={{ base: 'column', md: 'row' }} _print={{ flexDirection: 'row' }}>
        <Box
          position="relative"
          w={{ base: 'full', md: '300px', lg: '380px' }}
          minH={{ md: '255px' }}
          aspectRatio={{ base: 3 / 2, md: 'auto' }}
          flexShrink={0}
          bg="bg.muted"
          _print={{ w: '180px', minH: '135px', aspectRatio: 'auto' }}
        >
          <chakra.img
            src={pictures[`../../pictures/holy/${site.id}.svg`]}
            alt=""
            decoding="async"
            position="absolute"
            inset="0"
            w="full"
            h="full"
            objectFit="cover"
            // Keeps the tops of the minarets visible.
            objectPosition="50% 35%"
            _dark={{ filter: 'brightness(.84) saturate(.95)' }}
          />
        </Box>
        <Box p={{ base: '4', md: '6' }} minW="0">
          <Text as="h3" id={`${site.id}-name`} textStyle="h2">
            {number}. {name}
          </Text>
          {place && (
            <Text textStyle="small" color="brass.fg" mt="0.5">
              {place}
            </Text>
          )}
          <Text textStyle="reading" color="fg.muted" mt="2" maxW="70ch">
            {t(`${site.id}.text`)}
          </Text>
          <HStack mt="3" gap="1.5" wrap="wrap" textStyle="small" color="fg.subtle">
            <Text>{t('coordinates')}</Text>
            <Box as="bdi" dir="ltr" htmlTranslate="no" fontVariantNumeric="tabular-nums">
              {coordinates}
            </Box>
            <Box _print={{ display: 'none' }}>
              <CopyButton text={coordinates} label={t('copyCoordinates', { site: name })} iconOnly />
            </Box>
          </HStack>
        </Box>
      </Flex>
    </Card>
  )
}
