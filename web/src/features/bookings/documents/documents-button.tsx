import { Box, Button } from '@chakra-ui/react'
import { Suspense, lazy } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'
import { useFloatingPanel } from '#src/components/layout/use-floating-panel.ts'
import { loadTexts } from '#src/lib/i18n/i18n.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

// Loaded on demand to keep the code of floating panels out of the list.
const DocumentsPanel = lazy(async () => {
  const [{ DocumentsPanel: Panel }] = await Promise.all([import('./documents-panel.tsx'), loadTexts('documents')])
  return { default: Panel }
})

/** Button in a list row that opens the booking's documents. The button is above the link that covers the row. */
export function DocumentsButton({ bookingId, reference }: { bookingId: string; reference: string }) {
  const { t } = useTranslation('worklist')
  const { isLoaded, button, panel } = useFloatingPanel()
  const label = t('documents.of', { reference })
  return (
    <>
      <Button
        {...button}
        variant="ghost"
        color="fg.muted"
        size={{ base: 'xs', md: 'md' }}
        px={{ base: '1.5', md: '0' }}
        minW="0"
        h={{ base: '8', md: '11', lg: '8' }}
        w={{ md: '11', lg: '8' }}
        position="relative"
        zIndex="2"
        aria-label={label}
        title={label}
        data-row-documents=""
      >
        <Icon name="document" size={17} />
        <Box as="span" hideFrom="md">
          {t('documents.short')}
        </Box>
      </Button>
      {isLoaded && (
        <Suspense>
          <DocumentsPanel {...panel} bookingId={bookingId} reference={reference} />
        </Suspense>
      )}
    </>
  )
}
