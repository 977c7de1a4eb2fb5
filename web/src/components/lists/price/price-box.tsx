import { Box, HStack, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { controlStyle } from '#src/components/forms/field-frame.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { readPrice } from './typed-price.ts'

interface PriceBoxProps {
  bounds: { readonly min: number; readonly max: number }
  label: string
  name: string
  value: number | undefined
  /** End of the price range, shown as the placeholder while there is no limit; undefined while unknown. */
  rangeEnd: number | undefined
  /** Rounds outward, so that a limit does not exclude the price that it shows. */
  rounding: 'down' | 'up'
  onCommit: (value: number | undefined) => void
}

/** Box for an exact limit. Shows plain digits while editing and grouped digits otherwise; empty means no limit. Ignores unreadable text. */
export function PriceBox({ bounds, label, name, value, rangeEnd, rounding, onCommit }: PriceBoxProps) {
  const format = useFormat()
  const [typed, setTyped] = useState<string>()
  const parsed = typed === undefined ? undefined : readPrice(typed, rounding)
  const isUnreadable = typed !== undefined && parsed === undefined
  const toDigits = (limit: number | undefined) => (limit === undefined ? '' : String(limit))
  const [previousValue, setPreviousValue] = useState(value)
  // The applied limit may differ from the typed one, because limits in the wrong order are swapped.
  if (previousValue !== value) {
    setPreviousValue(value)
    if (typed !== undefined) setTyped(toDigits(value))
  }
  function commit(focus: 'leave' | 'stay') {
    const next = typeof parsed === 'number' ? Math.min(Math.max(parsed, bounds.min), bounds.max) : undefined
    setTyped(focus === 'stay' && !isUnreadable ? toDigits(next) : undefined)
    if (parsed !== undefined && next !== value) onCommit(next)
  }
  return (
    <HStack
      {...controlStyle}
      as="label"
      flex="1"
      minW="0"
      h={{ base: '11', lg: '8' }}
      px="2"
      gap="1"
      borderColor={isUnreadable ? 'red.solid' : 'border.field'}
      _focusWithin={controlStyle._focusVisible}
    >
      <Box as="span" textStyle="caption" color="fg.subtle" flexShrink={0}>
        {label}
      </Box>
      <chakra.input
        aria-label={name}
        dir="ltr"
        inputMode="decimal"
        flex="1"
        minW="0"
        w="0"
        bg="transparent"
        outline="none"
        textStyle="small"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        textAlign="right"
        value={typed ?? (value === undefined ? '' : format.number(value))}
        placeholder={rangeEnd === undefined ? undefined : format.number(rangeEnd)}
        _placeholder={{ color: 'fg.subtle', fontWeight: 'normal', opacity: 1 }}
        maxLength={16}
        aria-invalid={isUnreadable || undefined}
        onFocus={(event) => {
          const box = event.currentTarget
          // The plain digits must be rendered before they are selected.
          flushSync(() => setTyped(toDigits(value)))
          box.select()
        }}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && commit('stay')}
        onBlur={() => commit('leave')}
      />
    </HStack>
  )
}
