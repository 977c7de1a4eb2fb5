import { Box, Button, Flex, HStack, Text, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Page } from '#src/components/layout/page.tsx'
import { Sheet } from '#src/components/layout/sheet.tsx'
import { useIsNarrow } from '#src/lib/browser/window-size.ts'
import { useDelayedTrue } from '#src/lib/list-kit/use-delayed-true.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { FilterRail } from './filter-rail.tsx'
import { useFocusFallback } from './use-focus-fallback.ts'

interface ResultsLayoutProps {
  heading: string
  /** Whether to announce the heading to screen readers, because it describes loaded results. */
  announced: boolean
  /** Announced instead of the heading, if the heading does not mention that nothing was found. */
  announcement?: string | undefined
  /** Hides filters and toolbar, because there is nothing to filter or sort. */
  hideControls: boolean
  toolbar: ReactNode
  filters: {
    fields: ReactNode
    /** Number of active filters. */
    activeCount: number
    onClear: () => void
    /** State of the filter panel on narrow screens. */
    open: boolean
    onClose: () => void
    /** Label of the button that closes the panel. */
    closeLabel: string
  }
  /** Content between the heading and the rows. */
  beforeRows: ReactNode
  /** Whether the rows are being replaced. */
  busy: boolean
  /** Whether the rows still belong to the previous view. */
  stale: boolean
  children: ReactNode
}

/** Layout of a results page: filters next to or over the results, heading, toolbar and rows. */
export function ResultsLayout(props: ResultsLayoutProps) {
  const { heading, announced, announcement, hideControls, toolbar, filters, beforeRows, busy, stale, children } = props
  const { t } = useTranslation('listing')
  const narrow = useIsNarrow()
  const dimmed = useDelayedTrue(stale, 200)
  const { fields, activeCount, onClear } = filters
  const focusHandlers = useFocusFallback()
  return (
    <Page pt={{ base: '4', md: '5' }}>
      <Flex gap="7" {...focusHandlers}>
        {!narrow && !hideControls && (
          <FilterRail activeCount={activeCount} onClear={onClear}>
            {fields}
          </FilterRail>
        )}
        <Box flex="1" minW="0">
          <Flex
            justify="space-between"
            align={{ base: 'stretch', md: 'center' }}
            direction={{ base: 'column', md: 'row' }}
            gap={{ base: '2.5', md: '3' }}
            mb={{ base: '3', md: '1.5' }}
            minH="9"
          >
            <Text as="h1" tabIndex={-1} textStyle="h1" layerStyle="inkTop" textWrap="balance" outline="none">
              {heading}
            </Text>
            {!hideControls && toolbar}
          </Flex>
          {beforeRows}
          <VisuallyHidden aria-live="polite">{announced && (announcement ?? heading)}</VisuallyHidden>
          {/* Dimmed only if the response takes longer than usual, because a transition repaints the whole list, even during its CSS delay. */}
          <Box aria-busy={busy} opacity={dimmed ? 0.55 : 1} transition="opacity {durations.fast}">
            {children}
          </Box>
        </Box>
      </Flex>
      <Sheet
        open={filters.open && narrow && !hideControls}
        onClose={filters.onClose}
        title={t('filters')}
        footer={
          <HStack w="full" gap="2">
            {activeCount > 0 && (
              <Button variant="outline" size="lg" onClick={onClear}>
                {t('clear', { count: activeCount })}
              </Button>
            )}
            <Button size="lg" flex="1" onClick={filters.onClose}>
              {filters.closeLabel}
            </Button>
          </HStack>
        }
      >
        {fields}
      </Sheet>
    </Page>
  )
}
