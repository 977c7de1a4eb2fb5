import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { Callout } from '#src/components/feedback/callout.tsx'
import { PopoverPanel } from '#src/components/layout/popover-panel.tsx'
import { notify } from '#src/lib/browser/toaster.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { toggleInList } from '#src/lib/list-kit/toggle-in-list.ts'
import type { BookingRowFragment } from '../booking-row.generated.ts'
import { useTagBookingsMutation } from './tag-bookings.generated.ts'
import { TagInput } from './tag-input.tsx'
import { TagPill } from './tag-pill.tsx'
import { toProblemText, refetchTags } from './use-tag-edits.ts'

type Booking = Pick<BookingRowFragment, 'id' | 'reference' | 'tags'>

interface BulkTagsProps {
  buttonId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  bookings: readonly Booking[]
  /** Called when all bookings have been changed. */
  onDone: () => void
}

interface Failure {
  readonly id: string
  readonly text: string
}

interface Attempt {
  /** Serialized tags to add and remove. */
  readonly change: string
  readonly failures: readonly Failure[]
  readonly changedIds: readonly string[]
}

/** Adds tags to several bookings and removes tags from them. */
export function BulkTags({ buttonId, open, onOpenChange, bookings, onDone }: BulkTagsProps) {
  const { t } = useTranslation(['bookings', 'components', 'tools'])
  const client = useApolloClient()
  const [tagsToAdd, setTagsToAdd] = useState<readonly string[]>([])
  const [tagsToRemove, setTagsToRemove] = useState<readonly string[]>([])
  const [lastAttempt, setLastAttempt] = useState<Attempt>()
  const [send, { loading }] = useTagBookingsMutation()
  const tagsInUse = [...new Set(bookings.flatMap(({ tags }) => tags))]
  const isEmpty = tagsToAdd.length + tagsToRemove.length === 0
  const selectedIds = bookings.map(({ id }) => id)
  // With other tags, the change is a new one, and the results of the last attempt no longer apply.
  const change = JSON.stringify([tagsToAdd, tagsToRemove])
  const { failures: lastFailures = [], changedIds = [] } = lastAttempt?.change === change ? lastAttempt : {}
  const failures = lastFailures.filter(({ id }) => selectedIds.includes(id))
  // A retry skips bookings that have already been changed.
  const unchangedIds = selectedIds.filter((id) => !changedIds.includes(id))
  const targetIds = unchangedIds.length > 0 ? unchangedIds : selectedIds

  /** Sends the change. Resolves with the failures. */
  async function sendTags(): Promise<readonly Failure[]> {
    const failAll = (text: string) => targetIds.map((id) => ({ id, text }))
    try {
      const { data } = await send({
        variables: { input: { bookingIds: [...targetIds], add: [...tagsToAdd], remove: [...tagsToRemove] } },
      })
      const result = data?.tagBookings
      if (result?.__typename !== 'BookingsTagged') return failAll(result?.fields[0]?.message ?? '')
      return result.results.flatMap(({ bookingId, result: tagging }) =>
        tagging.__typename === 'BookingTagged' ? [] : { id: bookingId, text: toProblemText(tagging) },
      )
    } catch (error) {
      return failAll(describeError(error).text)
    }
  }
  async function apply() {
    const newFailures = await sendTags()
    const newlyChangedIds = targetIds.filter((id) => !newFailures.some((failure) => failure.id === id))
    const count = newlyChangedIds.length
    if (count > 0) notify('success', t('tools:tags.bulk.done', { count }))
    setLastAttempt({ change, failures: newFailures, changedIds: [...changedIds, ...newlyChangedIds] })
    if (newFailures.length === 0) {
      setLastAttempt(undefined)
      setTagsToAdd([])
      setTagsToRemove([])
      onDone()
    }
    await refetchTags(client)
  }
  return (
    <PopoverPanel
      buttonId={buttonId}
      open={open}
      onOpenChange={onOpenChange}
      title={t('tools:tags.bulk.tags')}
      titled
      width="360px"
      short
      footer={
        <Button w="full" disabled={isEmpty} loading={loading} onClick={() => void apply()}>
          {failures.length > 0 ? t('components:retry') : t('tools:tags.bulk.apply', { count: targetIds.length })}
        </Button>
      }
    >
      <Stack gap="4">
        <TagInput label={t('tools:tags.bulk.add')} tags={tagsToAdd} onChange={setTagsToAdd} />
        {tagsInUse.length > 0 && (
          <Stack gap="1.5">
            <Text textStyle="small" fontWeight="medium">
              {t('tools:tags.bulk.remove')}
            </Text>
            <HStack gap="1.5" wrap="wrap">
              {tagsInUse.map((tag) => {
                const isChosen = tagsToRemove.includes(tag)
                return (
                  <Button
                    key={tag}
                    size="xs"
                    variant="ghost"
                    px="0.5"
                    maxW="full"
                    textDecoration={isChosen ? 'line-through' : 'none'}
                    opacity={isChosen ? 0.7 : 1}
                    aria-pressed={isChosen}
                    onClick={() => setTagsToRemove(toggleInList(tagsToRemove, tag))}
                  >
                    <TagPill tag={tag} />
                  </Button>
                )
              })}
            </HStack>
          </Stack>
        )}
        {failures.length > 0 && (
          <Callout tone="bad" role="alert">
            <Text>{t('tools:tags.bulk.failed', { count: failures.length })}</Text>
            <Box as="ul" listStyleType="none">
              {failures.map(({ id, text }) => (
                <li key={id}>
                  <bdi dir="ltr" translate="no">
                    {bookings.find((booking) => booking.id === id)?.reference}
                  </bdi>
                  : {text}
                </li>
              ))}
            </Box>
          </Callout>
        )}
      </Stack>
    </PopoverPanel>
  )
}
