import { Box, HStack, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Radio } from '#src/components/forms/radio.tsx'
import type { IconName } from '#src/components/icons/icon-paths.ts'
import { Icon } from '#src/components/icons/icon.tsx'

interface MethodTileProps {
  icon: IconName
  title: string
  /** Details in one line. */
  children: ReactNode
  chosen: boolean
  disabled: boolean
  /** Undefined if there is only one method. */
  onChoose?: (() => void) | undefined
}

/** Tile of a payment method: an option among several, or the only one. */
export function MethodTile({ icon, title, children, chosen, disabled, onChoose }: MethodTileProps) {
  const id = useId()
  const facts = `${id}-facts`
  return (
    <HStack
      as={onChoose ? 'label' : 'div'}
      p="3.5"
      gap="3"
      borderRadius="l3"
      borderWidth="1px"
      borderColor={chosen ? 'brand.solid' : 'border.control'}
      bg={chosen ? 'brand.subtle' : 'bg.panel'}
      boxShadow={chosen ? 'inset 0 0 0 1px {colors.brand.solid}' : undefined}
      cursor={onChoose && !disabled ? 'pointer' : undefined}
      _hover={onChoose && !disabled && !chosen ? { bg: 'bg.subtle' } : undefined}
    >
      <Icon name={icon} size={20} color={chosen ? 'brand.fg' : 'fg.muted'} />
      <Box flex="1" minW="0">
        <Text id={id} fontWeight="semibold">
          {title}
        </Text>
        <Text id={facts} textStyle="small" color="fg.muted" _empty={{ display: 'none' }}>
          {children}
        </Text>
      </Box>
      {onChoose ? (
        <Radio
          name="method"
          aria-labelledby={id}
          aria-describedby={facts}
          checked={chosen}
          disabled={disabled}
          onChange={onChoose}
        />
      ) : (
        <Icon name="check" size={18} color="brand.fg" />
      )}
    </HStack>
  )
}
