import { Box, Button, Stack } from '@chakra-ui/react'
import { Suspense, lazy } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'
import { useFloatingPanel } from '#src/components/layout/use-floating-panel.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { BookingRowFragment } from '../booking-row.generated.ts'
import { TagFailure } from './tag-failure.tsx'
import { TagInput } from './tag-input.tsx'
import type { Tagging } from './use-tag-edits.ts'

// Loaded on demand to keep the code of floating panels out of the list.
const PopoverPanel = lazy(async () => ({
  default: (await import('#src/components/layout/popover-panel.tsx')).PopoverPanel,
}))

interface EditTagsProps {
  booking: Pick<BookingRowFragment, 'reference'>
  tagging: Tagging
  /** Whether the button is in a list row. */
  inRow?: boolean | undefined
}

/** Button that opens a booking's tags for editing. Every change is saved immediately. */
export function EditTags({ booking: { reference }, tagging, inRow }: EditTagsProps) {
  const { t } = useTranslation(['bookings', 'tools'])
  const { isLoaded, close, button, panel } = useFloatingPanel()
  const hasNoTags = tagging.tags.length === 0
  const hasTextOnPhones = inRow && hasNoTags
  return (
    <>
      <Button
        {...button}
        size="xs"
        variant="ghost"
        color="fg.muted"
        px={{ base: hasNoTags ? '1.5' : '0', lg: hasNoTags && !inRow ? '1.5' : '0' }}
        minW="6"
        minH={{ base: '8', md: '6' }}
        h="auto"
        // The accessible name must contain the visible text.
        aria-label={inRow || !hasNoTags ? t('tools:tags.editOf', { reference }) : undefined}
      >
        <Icon name="plus" size={13} />
        {hasNoTags && !inRow && t('tools:tags.edit')}
        {hasTextOnPhones && (
          <Box as="span" hideFrom="lg">
            {t('tools:tags.short')}
          </Box>
        )}
      </Button>
      {isLoaded && (
        <Suspense>
          <PopoverPanel
            {...panel}
            title={t('tools:tags.editOf', { reference })}
            titled
            width="340px"
            // In a row, opens away from the tags, which end at the edge of the page.
            align={inRow ? 'end' : 'start'}
            minHeight="300px"
            short
            footer={
              <Button w="full" variant="outline" onClick={close}>
                {t('tools:tags.done')}
              </Button>
            }
          >
            <Stack gap="3">
              <TagInput label={t('tools:tags.label')} tags={tagging.tags} onChange={tagging.change} />
              <TagFailure tagging={tagging} />
            </Stack>
          </PopoverPanel>
        </Suspense>
      )}
    </>
  )
}
