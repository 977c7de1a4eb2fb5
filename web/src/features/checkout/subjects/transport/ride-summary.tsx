import { Box, Flex, HStack, Text } from '@chakra-ui/react'
import { HijriDate } from '#src/components/dates/hijri-date.tsx'
import { SupplierBadge } from '#src/components/hotels/supplier-badge.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { CancellationBar } from '#src/components/prices/cancellation-bar.tsx'
import { CancellationLine } from '#src/components/prices/cancellation-summary.tsx'
import { MoneyLine, PriceLines } from '#src/components/prices/money.tsx'
import { useRideCounts } from '#src/components/transport/use-ride-words.ts'
import { useServicePriceLineName } from '#src/components/prices/use-service-price-lines.ts'
import { useVehicleLineName } from '#src/components/transport/vehicle-line.tsx'
import { VehiclePicture } from '#src/components/transport/vehicle-picture.tsx'
import { useNow } from '#src/lib/clock/use-now.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { PromoLine } from '../../promo/promo-line.tsx'
import { readPromo } from '../../promo/read-promo.ts'
import type { TransportQuoteFieldsFragment } from './transport-quote.generated.ts'

interface RideSummaryProps {
  quote: TransportQuoteFieldsFragment
  /** Whether the total is still to be paid. */
  payable: boolean
}

/** The ride, its price lines and what cancelling costs. */
export function RideSummary({ quote, payable }: RideSummaryProps) {
  const { t } = useTranslation(['checkout', 'stay'])
  const format = useFormat()
  const now = useNow(60_000)
  const counts = useRideCounts()
  const nameOf = useVehicleLineName()
  const lineName = useServicePriceLineName('ride')
  const { company, route, date, passengers, vehicles, price, supplier, cancellationPolicy: policy } = quote
  const promo = readPromo(quote)
  const included = price.lines.filter(({ includedInTotal }) => includedInTotal)
  return (
    <Card as="section" aria-label={t('ride.summary')} overflow="hidden">
      <HStack gap="3" p="4" align="flex-start">
        <VehiclePicture src={vehicles[0]?.imageUrl ?? null} boxSize="72px" borderRadius="l2" />
        <Box minW="0">
          <Text as="h2" textStyle="h3">
            <bdi>{route?.name ?? t('ride.summary')}</bdi>
          </Text>
          <Text mt="0.5" textStyle="micro" color="fg.muted">
            <bdi>{company?.name}</bdi>
          </Text>
          <Box textStyle="micro" color="fg.subtle" mt="1">
            <SupplierBadge supplier={supplier} />
          </Box>
        </Box>
      </HStack>
      <Flex px="4" py="3" gap="3" justify="space-between" borderTopWidth="1px" borderBottomWidth="1px" bg="bg.subtle">
        <Box>
          <Text fontWeight="650">{format.weekday(date, 'always')}</Text>
          <HijriDate>{format.hijri(date)}</HijriDate>
        </Box>
        <Text textStyle="small" color="fg.muted">
          {counts.passengers(passengers)}
        </Text>
      </Flex>
      <Box p="4">
        {vehicles.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- vehicles of a quote have no id and keep their order
          <Text key={index} textStyle="small" mb="1">
            {nameOf(line)}
          </Text>
        ))}
        <PriceLines
          lines={included.map((line) => ({ label: lineName(line), value: line.money }))}
          total={{ label: t(payable ? 'summary.toPay' : 'stay:total'), value: price.total }}
        />
        {promo && <PromoLine promo={promo} />}
        {price.commission && (
          <Box mt="3" px="3" py="2" borderRadius="l2" bg="brass.subtle">
            <MoneyLine
              label={
                <Box as="span" color="brass.fg" fontWeight="600">
                  {t('stay:commission')}
                </Box>
              }
              value={price.commission}
              tone="money.commission"
              hint={t('stay:notForTravelers')}
            />
          </Box>
        )}
        <Box mt="4">
          <CancellationBar policy={policy} checkIn={date} now={now} total={price.total} />
          <Box mt="2">
            <CancellationLine policy={policy} now={now} total={price.total} />
          </Box>
        </Box>
      </Box>
    </Card>
  )
}
