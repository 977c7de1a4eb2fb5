import { Box, type BoxProps, Flex, Separator, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Money as Amount } from '#src/domain/money.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { colorVariable } from '#src/theme/color-variable.ts'
import { InOtherCurrency } from './other-currency.tsx'

interface MoneyProps {
  value: Amount
  size?: 'md' | 'lg' | 'xl'
  /** Color role, such as `money.up`. */
  tone?: string
  /** Shows a plus sign before positive amounts. Only for differences. */
  signed?: boolean
  struck?: boolean
  weight?: 'normal' | 'medium' | 'semibold'
}

/** A standalone amount, right-aligned even on right-to-left pages, so that columns align by place value. */
export function Money({ value, size = 'md', tone, signed, struck, weight }: MoneyProps) {
  const { sign: minus, whole, fraction, currency, order } = useFormat().moneyParts(value)
  const sign = signed && minus === '' ? '+' : minus
  // Dimmed halalas have enough contrast only if the amount is uncolored.
  const dim = size !== 'md' && !tone && !struck
  // New elements for each amount, because React cannot update text in place on a page that the browser has translated.
  const key = sign + whole + fraction
  const figures = (
    <Box
      key={key}
      as={struck ? 's' : 'span'}
      unicodeBidi="isolate"
      textDecorationThickness={struck ? '1px' : undefined}
    >
      {order !== 'sign currency digits' && sign}
      {whole}
      {/* Large digits have tight letter spacing, so a decimal comma would touch its neighbors. */}
      {size !== 'md' && (
        <Box as="span" letterSpacing="0.02em" ps="0.02em">
          {fraction.slice(0, 1)}
        </Box>
      )}
      <Box as="span" opacity={dim ? 0.72 : 1} textStyle={size === 'xl' ? 'moneyLg' : undefined}>
        {size === 'md' ? fraction : fraction.slice(1)}
      </Box>
    </Box>
  )
  const name = (
    <span key={sign}>
      {order === 'sign currency digits' && sign}
      <Box as="span" textStyle="caption" color={tone ? 'inherit' : 'fg.subtle'}>
        {currency}
      </Box>
    </span>
  )
  return (
    <Flex
      as="span"
      htmlTranslate="no"
      dir="ltr"
      display="inline-flex"
      alignItems="baseline"
      justifyContent="flex-end"
      gap="1"
      textStyle={size === 'xl' ? 'moneyXl' : size === 'lg' ? 'moneyLg' : 'money'}
      whiteSpace="nowrap"
      unicodeBidi="isolate"
      // Kerning would pull a decimal comma under the next digit.
      css={{ fontKerning: 'none' }}
      fontWeight={weight}
      style={{ color: tone && colorVariable(tone) }}
    >
      {order === 'sign digits currency' ? figures : name} {order === 'sign digits currency' ? name : figures}
    </Flex>
  )
}

/**
 * Cell for an amount in a column: right-aligned. On right-to-left pages, the column is as wide as its widest amount, because its right edge is
 * not the page's.
 */
export const AmountCell = (props: BoxProps) => (
  <Box minW="100px" _rtl={{ minW: '124px' }} flexShrink={0} css={{ textAlign: 'right' }} {...props} />
)

/**
 * Lines with a shared column of amounts, which is as wide as its widest amount. Lines in a nested box use the same column if the box has `data-amount-group`.
 */
export const amountLines = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '3',
  '& > *': { gridColumn: '1 / -1' },
  '& [data-amount-line], & [data-amount-group]': {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
  },
  '& [data-amount-line] > :last-of-type': { minWidth: '0' },
} as const

export interface MoneyRow {
  label: ReactNode
  /** Null if the gateway does not return the amount. */
  value: Amount | null
  hint?: ReactNode
  tone?: string
  signed?: boolean
  strong?: boolean
}

/** Price line with a label at the start and a right-aligned amount. */
export function MoneyLine({ label, value, hint, tone, signed, strong }: MoneyRow) {
  return (
    <Flex justify="space-between" align="baseline" gap="3" py={strong ? '0' : '1'} data-amount-line="">
      <Box minW="0">
        <Text as="span" textStyle={strong ? 'h3' : 'small'} color={strong ? 'fg' : 'fg.muted'}>
          {label}
        </Text>
        {hint !== undefined && (
          <Text textStyle="small" color="fg.subtle">
            {hint}
          </Text>
        )}
      </Box>
      {value ? (
        <AmountCell>
          <Money value={value} size={strong ? 'lg' : 'md'} tone={tone} signed={signed} />
          {strong && <InOtherCurrency value={value} />}
        </AmountCell>
      ) : (
        <MissingAmount />
      )}
    </Flex>
  )
}

/** Placeholder for an amount that the gateway does not return. */
function MissingAmount() {
  const { t } = useTranslation('components')
  return (
    <AmountCell textStyle="small" color="fg.muted">
      {t('notStated')}
    </AmountCell>
  )
}

interface PriceLinesProps {
  /** Note above the lines, such as what they include. */
  note?: string | undefined
  /** Lines that add up to the total. */
  lines: readonly MoneyRow[]
  total: MoneyRow
  /** Lines that are not part of the total, such as the commission. */
  linesBelowTotal?: readonly MoneyRow[]
}

/** Price lines, the total below a rule, and lines that are not part of the total. */
export function PriceLines({ note, lines, total, linesBelowTotal }: PriceLinesProps) {
  return (
    <Box css={amountLines} data-amount-group="">
      {note && (
        <Text textStyle="small" color="fg.subtle">
          {note}
        </Text>
      )}
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines of a price may be identical
        <MoneyLine key={index} {...line} />
      ))}
      {lines.length > 0 && <Separator my="3" borderColor="border" />}
      <MoneyLine {...total} strong />
      {linesBelowTotal && linesBelowTotal.length > 0 && <Box h="2" />}
      {linesBelowTotal?.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <MoneyLine key={index} {...line} />
      ))}
    </Box>
  )
}
