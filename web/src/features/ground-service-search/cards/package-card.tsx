import { Box, Button, Flex, HStack, Text } from '@chakra-ui/react'
import { OfferSeller } from '#src/components/service-search/offer-seller.tsx'
import { type ReactNode, useId, useState } from 'react'
import { Picture } from '#src/components/pictures/picture.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { CardFrame } from '#src/components/lists/card-frame.tsx'
import { CancellationChip } from '#src/components/prices/cancellation-chip.tsx'
import type { GroundServiceSearch } from '#src/domain/search/ground-service-search.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { drawings } from '#src/pictures/drawings.ts'
import type { PackageCardFragment } from '../ground-service-search.generated.ts'
import { ExtraPrices } from './extra-prices.tsx'
import { PackagePrice } from './package-price.tsx'

interface PackageCardProps {
  offer: PackageCardFragment
  search: GroundServiceSearch
  now: Date
  isPhone: boolean
  /** Whether to load the picture immediately. */
  eager: boolean
  /** Button that opens the checkout. */
  action: ReactNode
  /** Why the checkout did not open. */
  problem: ReactNode
}

/** Card of a company's package: contents, terms, and price with the requested extras. */
export function PackageCard({ offer, search, now, isPhone, eager, action, problem }: PackageCardProps) {
  const { t } = useTranslation(['ground', 'listing'])
  const nameId = useId()
  const extrasId = useId()
  const [open, setOpen] = useState(false)
  const otherExtras = offer.extras.filter(({ code }) => !search.extras.some((requested) => requested.code === code))
  const { company, supplierInfo, cancellationPolicy, price, terms, imageUrl } = offer
  return (
    <CardFrame labelledBy={nameId} columns="160px minmax(0,1fr) minmax(0,380px)">
      {(!isPhone || imageUrl) && (
        <Picture drawing={drawings.lobby} src={imageUrl} eager={eager} h={{ base: '120px', md: 'full' }} w="full" />
      )}
      <Flex direction="column" p="3.5" minW="0" gap="2" minH={{ md: '160px' }}>
        <Box>
          <Text as="h2" id={nameId} textStyle="h3" layerStyle="inkTop">
            <bdi>{offer.package?.name ?? t('packageNotStated')}</bdi>
          </Text>
          <OfferSeller company={company?.name} supplier={supplierInfo} />
        </Box>
        {offer.package?.description && (
          <Text textStyle="small">
            <bdi>{offer.package.description}</bdi>
          </Text>
        )}
        {terms && (
          <Text textStyle="small" color="fg.muted">
            <bdi>{terms}</bdi>
          </Text>
        )}
        <HStack gap="1.5" wrap="wrap" mt="auto">
          {cancellationPolicy && <CancellationChip policy={cancellationPolicy} now={now} total={price.total} />}
        </HStack>
      </Flex>
      <Flex
        direction="column"
        gap="3"
        p="3.5"
        borderInlineStartWidth={{ md: '1px' }}
        borderTopWidth={{ base: '1px', md: '0' }}
        borderColor="border.muted"
      >
        <PackagePrice offer={offer} search={search} />
        <Flex mt="auto" align="center" justify="space-between" gap="3">
          {otherExtras.length > 0 && (
            <Button
              variant="plain"
              size="xs"
              minH={{ base: '11', md: '6' }}
              aria-expanded={open}
              aria-controls={extrasId}
              onClick={() => setOpen(!open)}
            >
              {t('canBeAddedCount', { count: otherExtras.length })}
              <Icon name={open ? 'up' : 'down'} size={12} />
            </Button>
          )}
          <Box ms="auto">{action}</Box>
        </Flex>
      </Flex>
      {open && otherExtras.length > 0 && <ExtraPrices id={extrasId} extras={otherExtras} />}
      {problem && <Box gridColumn="1 / -1">{problem}</Box>}
    </CardFrame>
  )
}
