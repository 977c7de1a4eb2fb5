import { Box } from '@chakra-ui/react'
import { Children, type ReactNode } from 'react'

/** Facts that may take several lines, with a dot between two of one line. Each wraps as a whole; missing ones are left out. */
export function DottedLine({ children }: { children: ReactNode }) {
  return (
    <Box
      as="span"
      display="block"
      css={{
        overflowX: 'clip',
        // The first fact of a line starts at the edge: its dot is outside, where it is clipped.
        '& > span': { display: 'block', marginInlineStart: '-0.6em' },
        // Space for the dot, added to the space between two words.
        '& > span > span': {
          display: 'inline-block',
          maxWidth: '100%',
          paddingInlineStart: '0.6em',
          position: 'relative',
        },
        '& > span > span + span::before': {
          content: '"·"',
          position: 'absolute',
          // Half way between the facts; Nastaliq has wider spaces between words.
          insetInlineStart: 'calc(0.05em - (var(--lead, 1) - 1) * 0.2em)',
        },
      }}
    >
      <span>
        {Children.map(
          children,
          (fact) =>
            fact && (
              <>
                <span>{fact}</span>{' '}
              </>
            ),
        )}
      </span>
    </Box>
  )
}
