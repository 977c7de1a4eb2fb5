import { Box, Flex, HStack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { products } from '#src/domain/products.ts'
import { HijriDate } from '#src/components/dates/hijri-date.tsx'
import { SupplierBadge } from '#src/components/hotels/supplier-badge.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { type PictureFacts, ProductPicture } from '#src/components/pictures/product-picture.tsx'
import { amountLines, PriceLines } from '#src/components/prices/money.tsx'
import { type ServiceKey, useServicePriceLineName } from '#src/components/prices/use-service-price-lines.ts'
import type { PriceFieldsFragment } from '#src/data/price.generated.ts'
import type { CancellationTerms } from '#src/domain/cancellation-timeline.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { SummaryEnd } from '../../steps/summary-end.tsx'
import type { SummaryOptions } from '../../product-adapter.ts'

/** Details of a one-day service, as shown in the checkout. */
export interface ServiceDetails {
  title: string
  picture: PictureFacts
  /** `YYYY-MM-DD`. */
  day: string
  /** Number of travelers, such as `16 passengers`. */
  party: string
}

interface ServiceSummaryProps extends Pick<SummaryOptions, 'payable' | 'brief'> {
  label: string
  details: ServiceDetails
  quote: {
    company: { readonly name: string } | null
    supplier: Parameters<typeof SupplierBadge>[0]['supplier']
    price: PriceFieldsFragment
    cancellationPolicy: CancellationTerms
  }
  product: ServiceKey
  /** Selected items, such as vehicles or extras. */
  items: readonly string[]
  /** Discount from a promo code, shown below the total. */
  promoLine?: ReactNode
}

/** Summary of a one-day service: price lines and cancellation policy. */
export function ServiceSummary(props: ServiceSummaryProps) {
  const { label, details, quote, product, items, promoLine, payable, brief } = props
  const { t } = useTranslation(['checkout', 'stay'])
  const format = useFormat()
  const lineName = useServicePriceLineName()
  const { company, supplier, price, cancellationPolicy: policy } = quote
  const { title, picture, day, party } = details
  const includedLines = price.lines.filter(({ includedInTotal }) => includedInTotal)
  return (
    <Card as="section" aria-label={label} overflow="hidden" boxShadow={payable ? 'raised' : 'card'}>
      <HStack gap="3" p="4" align="flex-start">
        <ProductPicture picture={picture} boxSize="72px" />
        <Box minW="0">
          <Text as="h2" textStyle="h3">
            <bdi>{title}</bdi>
          </Text>
          <Text mt="0.5" textStyle="small" color="fg.muted">
            <bdi>{company?.name}</bdi>
          </Text>
          <Box textStyle="small" color="fg.subtle" mt="1">
            <SupplierBadge supplier={supplier} />
          </Box>
        </Box>
      </HStack>
      <Flex px="4" py="3" gap="3" justify="space-between" borderTopWidth="1px" borderBottomWidth="1px" bg="bg.subtle">
        <Box>
          <Text fontWeight="semibold">{format.weekday(day, 'always')}</Text>
          <HijriDate>{format.hijri(day)}</HijriDate>
        </Box>
        <Text textStyle="small" color="fg.muted">
          {party}
        </Text>
      </Flex>
      <Box p="4" css={amountLines}>
        {!brief &&
          items.map((item, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- selected items have no id and keep their order
            <Text key={index} textStyle="small" color="fg.muted" mb="1">
              {item}
            </Text>
          ))}
        <PriceLines
          lines={includedLines.map((line) => ({ label: lineName(product, line), value: line.money }))}
          total={{ label: t(payable ? 'summary.toPay' : 'stay:total'), value: price.total }}
        />
        {promoLine}
        <SummaryEnd
          total={price.total}
          commission={price.commission}
          policy={brief ? undefined : policy}
          from={day}
          travelerKind={products[product].travelerKind}
        />
      </Box>
    </Card>
  )
}
