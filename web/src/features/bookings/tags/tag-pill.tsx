import { Box, HStack, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

const colors = ['#2E7D6B', '#8C6A2C', '#5A5FA8', '#B5523B', '#3F7CA8', '#7A4B73']

/** Returns the color of a tag, which is always the same for the same tag. */
const selectColor = (tag: string) => {
  let sum = 0
  for (const letter of tag) sum += letter.codePointAt(0) ?? 0
  return colors[sum % colors.length]
}

interface TagPillProps {
  tag: string
  children?: ReactNode
}

export function TagPill({ tag, children }: TagPillProps) {
  return (
    <HStack
      as="span"
      display="inline-flex"
      gap="1"
      minH="5"
      maxW="full"
      px="1.5"
      borderRadius="full"
      borderWidth="1px"
      borderColor="border.control"
      textStyle="caption"
      color="fg.muted"
    >
      <Box as="span" boxSize="1.5" borderRadius="full" bg={selectColor(tag)} flexShrink={0} aria-hidden />
      <Box as="span" dir="auto" truncate>
        {tag}
      </Box>
      {children}
    </HStack>
  )
}

/** A tag with a remove button. */
export function RemovableTag({ tag, onRemove }: { tag: string; onRemove: () => void }) {
  const { t } = useTranslation(['bookings', 'tools'])
  return (
    <TagPill tag={tag}>
      <chakra.button
        type="button"
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        minW={{ base: '8', md: '6' }}
        minH={{ base: '8', md: '6' }}
        me="-1.5"
        borderRadius="full"
        cursor="pointer"
        _hover={{ bg: 'bg.muted', color: 'fg' }}
        aria-label={t('tools:tags.remove', { tag })}
        onClick={onRemove}
      >
        <Icon name="close" size={12} />
      </chakra.button>
    </TagPill>
  )
}
