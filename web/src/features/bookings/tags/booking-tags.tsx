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

/**
 * The button has one place in all rows: the start of the column, so that tags of any number stand beside it. On phones the parts are cells of the
 * row: the tags have a line, and the button stands in the line of the status.
 */
const rowPlaces = {
  all: { display: { base: 'contents', md: 'flex' }, align: { md: 'end', lg: 'start' } },
  line: { display: { base: 'contents', md: 'flex' }, align: 'start' },
  tags: {
    order: { base: 5, md: 0 },
    flex: { base: '1 0 100%', md: '1' },
    pt: { md: '0.5' },
    justify: { md: 'end', lg: 'start' },
  },
  button: { order: { base: 3, md: 1, lg: -1 }, ms: { base: 'auto', md: '0', lg: '-1.5' }, my: { base: '-2', md: '0' } },
  failure: { order: 6, flex: { base: '1 0 100%', md: 'none' } },
} as const

/** The tags of a booking, and a button to edit them. */
export function BookingTags({ booking, inRow }: BookingTagsProps) {
  const tagging = useTagging(booking)
  const { tags } = tagging
  const place = inRow ? rowPlaces : undefined
  return (
    <Stack gap="1" align="start" {...place?.all}>
      <HStack gap="1" wrap={inRow ? 'nowrap' : 'wrap'} {...place?.line}>
        {tags.length > 0 && (
          <HStack gap="1" wrap="wrap" {...place?.tags}>
            {tags.map((tag) => (
              <TagPill key={tag} tag={tag} />
            ))}
          </HStack>
        )}
        <HStack
          as="span"
          position="relative"
          zIndex="1"
          {...place?.button}
          // The words start where the line does when they wrap to one of their own.
          {...(!inRow && tags.length === 0 && { ms: '-1.5' })}
        >
          <EditTags booking={booking} tagging={tagging} short={inRow || tags.length > 0} />
        </HStack>
      </HStack>
      {tagging.failed && (
        <HStack position="relative" zIndex="1" textStyle="micro" {...place?.failure}>
          <TagFailure tagging={tagging} />
        </HStack>
      )}
    </Stack>
  )
}
