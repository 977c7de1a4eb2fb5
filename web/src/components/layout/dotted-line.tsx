import { Box, type BoxProps } from '@chakra-ui/react'
import { Children } from 'react'

/** Space for the dot, added to the space between two words. */
const GAP = '0.6em'

const style = {
  overflowX: 'clip',
  // The first fact of a line starts at the edge: its dot is outside, where it is clipped.
  '& > span': { display: 'block', marginInlineStart: `-${GAP}` },
  '& > span > span': { display: 'inline-block', maxWidth: '100%', paddingInlineStart: GAP, position: 'relative' },
  '& > span > span + span::before': {
    content: '"·"',
    position: 'absolute',
    // Half way between the facts; Nastaliq has wider spaces between words.
    insetInlineStart: 'calc(-0.02em - (var(--lead, 1) - 1) * 0.2em)',
  },
} as const

/** Facts that may take several lines, with a dot between two of one line. Each wraps as a whole; missing ones are left out. */
export function DottedLine({ children, ...props }: BoxProps) {
  return (
    <Box as="span" display="block" css={style} {...props}>
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
