import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { useGroupTexts } from '#src/components/ground-service/use-group-texts.ts'
import { DotSeparated } from '#src/components/layout/dot-separated.tsx'
import { AmountCell, Money } from '#src/components/prices/money.tsx'
import { InOtherCurrency } from '#src/components/prices/other-currency.tsx'
import { CommissionNote } from '#src/components/service-search/commission-note.tsx'
import type { GroundServiceSearch } from '#src/domain/search/ground-service-search.ts'
import { type Money as Amount, add, divide } from '#src/domain/money.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { PackageCardFragment } from '../ground-service-search.generated.ts'

interface PackagePriceProps {
  offer: PackageCardFragment
  search: GroundServiceSearch
}

/** Wide enough for the price per pilgrim. */
const column = { _rtl: { minW: '148px' } }

/** Sum of the known commissions on the package and the requested extras; null if the package's is unknown. */
function sumCommission(
  { commission }: PackageCardFragment['price'],
  extras: PackageCardFragment['extras'],
): Amount | null {
  if (!commission) return null
  return extras.reduce<Amount>((sum, { price }) => (price.commission ? add(sum, price.commission) : sum), commission)
}

/** Price of the package, the requested extras, and their total. */
export function PackagePrice({ offer, search: { pilgrims, extras } }: PackagePriceProps) {
  const { t } = useTranslation(['ground', 'listing'])
  const format = useFormat()
  const texts = useGroupTexts()
  const isRequested = (extra: { code: string }) => extras.some(({ code }) => code === extra.code)
  const requested = offer.extras.filter(isRequested)
  const total = offer.total ?? offer.price.total
  const problem = !offer.bookable ? t('listing:offers.notBookable') : !offer.total && t('extraMissing')
  return (
    <Stack gap="1" textStyle="small">
      {requested.length > 0 && (
        <>
          <Flex justify="space-between" align="baseline" gap="3">
            <span>{t('package')}</span>
            <AmountCell {...column}>
              <Money value={offer.price.total} />
            </AmountCell>
          </Flex>
          {requested.map((extra) => {
            const [name, days] = texts.extraFacts(extra)
            return (
              <Flex key={extra.code} justify="space-between" align="baseline" gap="3">
                <Box minW="0">
                  <DotSeparated>
                    <bdi>{name}</bdi>
                    {days}
                  </DotSeparated>
                </Box>
                <AmountCell {...column}>
                  <Money value={extra.price.total} />
                </AmountCell>
              </Flex>
            )
          })}
        </>
      )}
      <Flex justify="space-between" align="baseline" gap="3">
        <Text fontWeight="semibold" minW="0">
          {t(requested.length > 0 && offer.total ? 'totalFor' : 'packageFor', { count: pilgrims })}
        </Text>
        <AmountCell {...column}>
          <Money value={total} size="lg" />
          <InOtherCurrency value={total} />
          {pilgrims > 1 && (
            <Text textStyle="small" color="fg.muted">
              {t('eachPilgrim', { amount: format.money(divide(total, pilgrims)) })}
            </Text>
          )}
          <CommissionNote value={sumCommission(offer.price, requested)} />
          {problem && (
            <Text textStyle="small" color="status.pending.fg">
              {problem}
            </Text>
          )}
        </AmountCell>
      </Flex>
    </Stack>
  )
}
