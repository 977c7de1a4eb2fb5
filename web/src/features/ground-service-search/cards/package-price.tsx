import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { useGroupWords } from '#src/components/ground-service/use-group-words.ts'
import { Money } from '#src/components/prices/money.tsx'
import { InOtherCurrency } from '#src/components/prices/other-currency.tsx'
import type { GroundServiceSearch } from '#src/domain/search/ground-service-search.ts'
import { perPerson } from '#src/domain/money.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { PackageCardFragment } from '../ground-service-search.generated.ts'

interface PackagePriceProps {
  offer: PackageCardFragment
  search: GroundServiceSearch
}

/** The package, the wanted extras and their total. */
export function PackagePrice({ offer, search: { pilgrims, extras } }: PackagePriceProps) {
  const { t } = useTranslation(['ground', 'listing'])
  const format = useFormat()
  const words = useGroupWords()
  const isWanted = (extra: { code: string }) => extras.some(({ code }) => code === extra.code)
  const wanted = offer.extras.filter(isWanted)
  const total = offer.total ?? offer.price.total
  const problem = !offer.bookable ? t('listing:offers.notBookable') : !offer.total && t('extraMissing')
  return (
    <Stack gap="1" textStyle="small">
      {wanted.length > 0 && (
        <>
          <Flex justify="space-between" align="baseline" gap="3">
            <span>{t('package')}</span>
            <Money value={offer.price.total} />
          </Flex>
          {wanted.map((extra) => (
            <Flex key={extra.code} justify="space-between" align="baseline" gap="3">
              <Text as="bdi" minW="0">
                {words.extra(extra)}
              </Text>
              <Money value={extra.price.total} />
            </Flex>
          ))}
        </>
      )}
      <Flex justify="space-between" align="baseline" gap="3">
        <Text fontWeight="600" minW="0">
          {t(wanted.length > 0 && offer.total ? 'totalFor' : 'packageFor', { count: pilgrims })}
        </Text>
        <Box textAlign="end" flexShrink={0}>
          <Money value={total} size="lg" />
          <InOtherCurrency value={total} />
          {pilgrims > 1 && (
            <Text textStyle="micro" color="fg.muted">
              {t('eachPilgrim', { amount: format.money(perPerson(total, pilgrims)) })}
            </Text>
          )}
          {problem && (
            <Text textStyle="micro" color="status.pending.fg">
              {problem}
            </Text>
          )}
        </Box>
      </Flex>
    </Stack>
  )
}
