import { Box, HStack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { IconName } from '#src/components/icons/icon-paths.ts'
import { Icon } from '#src/components/icons/icon.tsx'

const TONES = {
  gray: { bg: 'bg.muted', color: 'fg.muted' },
  free: { bg: 'status.confirmed.bg', color: 'status.confirmed.fg' },
  warn: { bg: 'status.pending.bg', color: 'status.pending.fg' },
  bad: { bg: 'status.failed.bg', color: 'status.failed.fg' },
  brand: { bg: 'brand.subtle', color: 'brand.fg' },
  brass: { bg: 'brass.subtle', color: 'brass.fg' },
} as const

interface ChipProps {
  children: ReactNode
  tone?: keyof typeof TONES
  icon?: IconName
}

/** A fact in a few words: green is free, amber is scarce or waiting, grey is neutral, petrol is an advantage. */
export function Chip({ children, tone = 'gray', icon }: ChipProps) {
  return (
    <HStack
      as="span"
      display="inline-flex"
      gap="1"
      minH="22px"
      px="1.5"
      borderRadius="l1"
      textStyle="micro"
      fontWeight="550"
      maxW="full"
      {...TONES[tone]}
    >
      {icon && <Icon name={icon} size={13} />}
      <Box as="span" minW="0">
        {children}
      </Box>
    </HStack>
  )
}

interface FilterPillProps {
  children: string
  onRemove: () => void
}

/** A filter in force; pressing it takes the filter away. */
export function FilterPill({ children, onRemove }: FilterPillProps) {
  const { t } = useTranslation('components')
  return (
    <HStack
      as="button"
      onClick={onRemove}
      aria-label={t('removeFilter', { filter: children })}
      minH="26px"
      px="2"
      gap="1"
      borderRadius="full"
      borderWidth="1px"
      borderColor="brand.border"
      bg="brand.subtle"
      color="brand.fg"
      textStyle="micro"
      fontWeight="600"
      cursor="pointer"
      _hover={{ bg: 'brand.muted' }}
    >
      {children}
      <Icon name="close" size={12} />
    </HStack>
  )
}
