import { Box } from '@chakra-ui/react'
import { Children, type ReactNode } from 'react'

/** Width of the space before a fact, which is that of the Latin font in every language. */
const space = '0.26em'
/** What the dot needs beside it. The ends of Nastaliq words reach into it. */
const room = 'calc(0.5em + (var(--lead, 1) - 1) * 0.75em)'

/** Facts that may take several lines, with a dot between two of one line. Each wraps as a whole; missing ones are left out. */
export function DottedLine({ children }: { children: ReactNode }) {
  return (
    <Box
      as="span"
      display="block"
      css={{
        overflowX: 'clip',
        // The first fact of a line starts at the edge: its dot is outside, where it is clipped.
        '& > span': { display: 'block', marginInlineStart: `calc(-1 * ${room})`, wordSpacing: '0em' },
        '& > span > span': {
          display: 'inline-block',
          maxWidth: '100%',
          paddingInlineStart: room,
          position: 'relative',
          wordSpacing: 'var(--word-space, 0em)',
        },
        // In the middle of the whole gap, which starts with the space before the fact.
        '& > span > span + span::before': {
          content: '"·"',
          position: 'absolute',
          insetInlineStart: `-${space}`,
          w: `calc(${space} + ${room})`,
          textAlign: 'center',
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
