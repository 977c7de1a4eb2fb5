import { Box, Flex, Text } from '@chakra-ui/react'
import { Checkbox } from '#src/components/forms/checkbox.tsx'
import { Stepper } from '#src/components/forms/stepper.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { DotSeparated } from '#src/components/layout/dot-separated.tsx'
import {
  MAX_EXTRA_DAYS,
  MAX_EXTRA_UNITS,
  type RequestedExtra,
  parseExtras,
  printExtras,
} from '#src/domain/search/ground-service-search.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useDebouncedText } from '#src/lib/list-kit/use-debounced-text.ts'
import type { PackageCardFragment } from '../ground-service-search.generated.ts'
import { listExtraOptions } from './extra-options.ts'

interface ExtrasPanelProps {
  /** Packages on the page; undefined while loading. */
  items: readonly Pick<PackageCardFragment, 'extras'>[] | undefined
  /** Extras in the search. */
  extras: readonly RequestedExtra[]
  onChange: (extras: readonly RequestedExtra[]) => void
}

/** Extras requested for every package, with units and days. Companies price them, so a change searches again. */
export function ExtrasPanel({ items, extras, onChange }: ExtrasPanelProps) {
  const { t } = useTranslation('ground')
  const format = useFormat()
  const { typed, setTyped } = useDebouncedText(printExtras(extras), (text) => onChange(parseExtras(text)))
  const options = listExtraOptions(items, extras)
  if (options.length === 0) return undefined
  const requested = parseExtras(typed)
  const setRequested = (next: readonly RequestedExtra[]) => setTyped(printExtras(next))
  const change = (code: string, part: Partial<RequestedExtra>) =>
    setRequested(requested.map((extra) => (extra.code === code ? { ...extra, ...part } : extra)))
  return (
    <Card as="section" aria-label={t('extras.title')} px="4" py="3" mb="3">
      <Text as="h2" textStyle="h3">
        {t('extras.title')}
      </Text>
      <Text textStyle="small" color="fg.muted">
        {t('extras.hint')}
      </Text>
      <Flex wrap="wrap" columnGap="8" rowGap="0" mt="1.5">
        {options.map(({ code, name, lowestPrice }) => {
          const extra = requested.find((other) => other.code === code)
          return (
            <Flex
              key={code}
              role="group"
              aria-label={name}
              align={{ md: 'center' }}
              direction={{ base: 'column', md: 'row' }}
              columnGap="8"
              minH={{ md: '10' }}
              // A requested extra has its own line; the others share lines.
              w={{ base: 'full', md: extra ? 'full' : 'auto' }}
            >
              {/* Aligns the steppers of several requested extras in a column. */}
              <Box flex={{ md: extra && requested.length > 1 ? '0 1 320px' : '0 1 auto' }} minW="0">
                <Checkbox
                  checked={extra !== undefined}
                  onChange={() =>
                    setRequested(
                      extra
                        ? requested.filter((other) => other !== extra)
                        : [...requested, { code, quantity: 1, days: 1 }],
                    )
                  }
                >
                  <DotSeparated>
                    <bdi>{name}</bdi>
                    {lowestPrice && (
                      <Box as="span" color="fg.muted">
                        {t('extras.from', { amount: format.money(lowestPrice) })}
                      </Box>
                    )}
                  </DotSeparated>
                </Checkbox>
              </Box>
              {extra && (
                <Flex columnGap={{ base: '6', md: '8' }} wrap="wrap" ps={{ base: '6', md: '0' }}>
                  <Box minW={{ base: '168px', md: '0' }} flex={{ base: '1', md: 'none' }}>
                    <Stepper
                      label={t('extras.units')}
                      value={extra.quantity}
                      min={1}
                      max={MAX_EXTRA_UNITS}
                      onChange={(quantity) => change(code, { quantity })}
                    />
                  </Box>
                  <Box minW={{ base: '168px', md: '0' }} flex={{ base: '1', md: 'none' }}>
                    <Stepper
                      label={t('extras.days')}
                      value={extra.days}
                      min={1}
                      max={MAX_EXTRA_DAYS}
                      onChange={(days) => change(code, { days })}
                    />
                  </Box>
                </Flex>
              )}
            </Flex>
          )
        })}
      </Flex>
    </Card>
  )
}
