import { HStack, Stack } from '@chakra-ui/react'
import type { BookingRowFragment } from '../booking-row.generated.ts'
import { EditTags } from './edit-tags.tsx'
import { TagFailure } from './tag-failure.tsx'
import { TagPill } from './tag-pill.tsx'
import { useTagging } from './use-tag-edits.ts'

interface BookingTagsProps {
  booking: Pick<BookingRowFragment, 'id' | 'reference' | 'tags'>
  /** Whether the tags are in a list row, which a link covers. */
  inRow?: boolean
}

/** Layout in the table, where the button starts the column in all rows, followed by any number of tags. */
const rowLayout = {
  all: { align: { base: 'start', md: 'end', lg: 'start' } },
  tags: { flex: { md: '1' }, justify: { md: 'end', lg: 'start' } },
  button: { order: { base: 1, lg: -1 }, ms: { lg: '-1.5' } },
} as const

/** A booking's tags, and a button to edit them. */
export function BookingTags({ booking, inRow }: BookingTagsProps) {
  const tagging = useTagging(booking)
  const { tags } = tagging
  const layout = inRow ? rowLayout : undefined
  return (
    <Stack gap="1" align="start" {...layout?.all}>
      <HStack gap="1" wrap={inRow ? 'nowrap' : 'wrap'}>
        {tags.length > 0 && (
          <HStack gap="1" wrap="wrap" data-tags="" {...layout?.tags}>
            {tags.map((tag) => (
              <TagPill key={tag} tag={tag} />
            ))}
          </HStack>
        )}
        <HStack
          as="span"
          position="relative"
          zIndex="2"
          {...layout?.button}
          // Aligns the text with the start of the line if it wraps.
          {...(tags.length === 0 && { ms: '-1.5' })}
        >
          <EditTags booking={booking} tagging={tagging} inRow={inRow} />
        </HStack>
      </HStack>
      {tagging.failedEdit && (
        <HStack position="relative" zIndex="2" textStyle="small">
          <TagFailure tagging={tagging} />
        </HStack>
      )}
    </Stack>
  )
}
