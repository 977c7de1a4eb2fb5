import { Box, Flex, Text } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode
  /** Total number of matching rows, shown at the end. */
  count?: number | undefined
  /** Called when the pointer or focus enters the row. */
  onEnter?: (() => void) | undefined
  onLeave?: (() => void) | undefined
}

const tick = (
  <Flex as="span" position="absolute" inset="2px" pointerEvents="none">
    <Icon name="check" size={12} color="brand.contrast" />
  </Flex>
)

/** Styled native checkbox, aligned with the first line of its label. The whole row is clickable. */
export function Checkbox({ children, count, onEnter, onLeave, ...input }: CheckboxProps) {
  const format = useFormat()
  return (
    <Flex
      as="label"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      onFocus={onEnter}
      onBlur={onLeave}
      align="center"
      gap="2"
      minH={{ base: '11', md: '7' }}
      textStyle="small"
      cursor={input.disabled ? 'default' : 'pointer'}
      color={count === 0 && !input.checked ? 'fg.subtle' : 'fg'}
    >
      <Flex flex="1" minW="0" gap="2" align="flex-start">
        <Flex align="center" h="1lh" flexShrink={0}>
          <Box
            position="relative"
            boxSize="4"
            // Styles the input from its parent, because the input's attributes are unknown at build time.
            css={{
              '& > input': {
                appearance: 'none',
                display: 'block',
                boxSize: '4',
                borderRadius: 'l1',
                borderWidth: '1px',
                borderColor: 'border.field',
                bg: 'bg.panel',
                cursor: 'inherit',
                _checked: { bg: 'brand.solid', borderColor: 'brand.solid' },
                _invalid: { borderColor: 'red.solid' },
              },
              '& > input + span': { visibility: 'hidden' },
              '& > input:checked + span': { visibility: 'visible' },
            }}
          >
            <input type="checkbox" {...input} />
            {tick}
          </Box>
        </Flex>
        <Box as="span" flex="1" minW="0">
          {children}
        </Box>
      </Flex>
      {count !== undefined && (
        <Text as="span" textStyle="small" color="fg.subtle" fontVariantNumeric="tabular-nums">
          {format.number(count)}
        </Text>
      )}
    </Flex>
  )
}
