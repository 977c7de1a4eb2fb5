import { Button, HStack, Text } from '@chakra-ui/react'
import { Suspense, lazy } from 'react'
import { useFloatingPanel } from '#src/components/layout/use-floating-panel.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { BookingRowFragment } from '../booking-row.generated.ts'

// Loaded on demand to keep the code of floating panels out of the list.
const BulkTags = lazy(async () => ({ default: (await import('../tags/bulk-tags.tsx')).BulkTags }))

interface SelectionBarProps {
  bookings: readonly Pick<BookingRowFragment, 'id' | 'reference' | 'tags'>[]
  onClear: () => void
}

/** Actions for the selected bookings. */
export function SelectionBar({ bookings, onClear }: SelectionBarProps) {
  const { t } = useTranslation(['bookings', 'tools'])
  const { isLoaded, close, button, panel } = useFloatingPanel()
  return (
    <HStack gap="3" wrap="wrap">
      <Text as="output" fontWeight="semibold" color="fg">
        {t('tools:tags.bulk.selected', { count: bookings.length })}
      </Text>
      <Button {...button} size="sm">
        {t('tools:tags.bulk.tags')}
      </Button>
      <Button size="sm" variant="ghost" onClick={onClear}>
        {t('tools:tags.bulk.clear')}
      </Button>
      {isLoaded && (
        <Suspense>
          <BulkTags
            {...panel}
            bookings={bookings}
            onDone={() => {
              close()
              onClear()
            }}
          />
        </Suspense>
      )}
    </HStack>
  )
}
