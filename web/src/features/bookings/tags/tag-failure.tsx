import { Button, HStack, Stack } from '@chakra-ui/react'
import { Callout } from '#src/components/feedback/callout.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { TagPill } from './tag-pill.tsx'
import type { Tagging } from './use-tag-edits.ts'

/** Tags that could not be saved, with buttons to retry or discard them. */
export function TagFailure({ tagging: { failedEdit, change, discard } }: { tagging: Tagging }) {
  const { t } = useTranslation(['bookings', 'components', 'tools'])
  if (!failedEdit) return null
  return (
    <Callout tone="bad" role="alert">
      <Stack gap="2">
        <span>
          {t('tools:tags.failed')} {failedEdit.problem}
        </span>
        {failedEdit.tags.length > 0 && (
          <HStack gap="1" wrap="wrap">
            {failedEdit.tags.map((tag) => (
              <TagPill key={tag} tag={tag} />
            ))}
          </HStack>
        )}
        <HStack gap="2" wrap="wrap">
          <Button size="xs" onClick={() => change(failedEdit.tags)}>
            {t('components:retry')}
          </Button>
          <Button size="xs" variant="outline" onClick={discard}>
            {t('tools:tags.discard')}
          </Button>
        </HStack>
      </Stack>
    </Callout>
  )
}
