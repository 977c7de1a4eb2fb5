import { HStack, Stack } from '@chakra-ui/react'
import type { BookingRowFragment } from '../booking-row.generated.ts'
import { EditTags } from './edit-tags.tsx'
import { TagFailure } from './tag-failure.tsx'
import { TagPill } from './tag-pill.tsx'
import { useTagging } from './use-tag-edits.ts'

interface BookingTagsProps {
  booking: Pick<BookingRowFragment, 'id' | 'reference' | 'tags'>
  /** In a row of the list, whose link covers the row. */
  inRow?: boolean
}

/** The tags of a booking, and a button to edit them. */
export function BookingTags({ booking, inRow }: BookingTagsProps) {
  const tagging = useTagging(booking)
  return (
    <Stack gap="1" align={inRow ? { base: 'start', md: 'end', lg: 'start' } : 'start'}>
      <HStack gap="1" wrap="wrap" justify={inRow ? { base: 'start', md: 'end', lg: 'start' } : 'start'}>
        {tagging.tags.map((tag) => (
          <TagPill key={tag} tag={tag} />
        ))}
        <HStack
          as="span"
          position="relative"
          zIndex="1"
          // The words start where the line does when they wrap to one of their own.
          ms={!inRow && tagging.tags.length === 0 ? '-1.5' : undefined}
        >
          <EditTags booking={booking} tagging={tagging} short={inRow || tagging.tags.length > 0} />
        </HStack>
      </HStack>
      {tagging.failed && (
        <HStack position="relative" zIndex="1" textStyle="micro">
          <TagFailure tagging={tagging} />
        </HStack>
      )}
    </Stack>
  )
}
