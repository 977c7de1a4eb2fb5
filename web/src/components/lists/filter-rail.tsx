import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

interface FilterRailProps {
  /** Number of active filters. */
  activeCount: number
  onClear: () => void
  children: ReactNode
}

/** Filters next to the results on wide screens. */
export function FilterRail({ activeCount, onClear, children }: FilterRailProps) {
  const { t } = useTranslation('listing')
  return (
    <Stack
      as="aside"
      aria-label={t('filters')}
      gap="0"
      // Leaves space for the focus ring and for Nastaliq above the first line.
      w="calc({sizes.rail} + 20px)"
      mx="-10px"
      px="10px"
      mt="-4px"
      pt="4px"
      flexShrink={0}
      // Stays visible next to a long list.
      position="sticky"
      top="60px"
      // Stacked above the cards, so that the browser's hit test for the pointer reaches the rail before the cards.
      zIndex="1"
      alignSelf="flex-start"
      maxH="calc(100vh - 68px)"
      overflowY="auto"
      pb="7"
      // Fades the last line to show that there are more filters.
      css={{
        scrollbarWidth: 'thin',
        maskImage: 'linear-gradient(to bottom, black calc(100% - 28px), transparent)',
      }}
    >
      <HStack justify="space-between" h="9" mb="3" flexShrink={0}>
        {/* Not a heading, because it would precede the page's heading. The landmark's label has the same text. */}
        <Text textStyle="h2" aria-hidden>
          {t('filters')}
        </Text>
        {activeCount > 0 && (
          <Button variant="plain" size="xs" onClick={onClear}>
            {t('clear', { count: activeCount })}
          </Button>
        )}
      </HStack>
      {children}
    </Stack>
  )
}
