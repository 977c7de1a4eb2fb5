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
  /** Placeholder: the end of the range that no limit cuts off; undefined while it is not known. */
  unlimited: number | undefined
  /** Outward, so that a limit does not hide the price it names. */
  rounded: 'down' | 'up'
  onCommit: (value: number | undefined) => void
}

/** An exact limit: plain digits while it is edited, grouped digits otherwise, empty for none. Unreadable text changes nothing. */
export function PriceBox({ bounds, label, name, value, unlimited, rounded, onCommit }: PriceBoxProps) {
  const format = useFormat()
  const [typed, setTyped] = useState<string>()
  const read = typed === undefined ? undefined : readPrice(typed, rounded)
  const unreadable = typed !== undefined && read === undefined
  const plain = (limit: number | undefined) => (limit === undefined ? '' : String(limit))
  const [followed, setFollowed] = useState(value)
  // The limit in force may differ from the typed one: a lower limit above the upper one swaps the two.
  if (followed !== value) {
    setFollowed(value)
    if (typed !== undefined) setTyped(plain(value))
  }
  function commit(then: 'leave' | 'stay') {
    const next = typeof read === 'number' ? Math.min(Math.max(read, bounds.min), bounds.max) : undefined
    setTyped(then === 'stay' && !unreadable ? plain(next) : undefined)
    if (read !== undefined && next !== value) onCommit(next)
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
      borderColor={unreadable ? 'red.solid' : 'border.field'}
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
        placeholder={unlimited === undefined ? undefined : format.number(unlimited)}
        _placeholder={{ color: 'fg.subtle', fontWeight: 'normal', opacity: 1 }}
        maxLength={16}
        aria-invalid={unreadable || undefined}
        onFocus={(event) => {
          const box = event.currentTarget
          // The plain digits must be there before they are selected.
          flushSync(() => setTyped(plain(value)))
          box.select()
        }}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && commit('stay')}
        onBlur={() => commit('leave')}
      />
    </HStack>
  )
}
