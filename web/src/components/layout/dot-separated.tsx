import { Box } from '@chakra-ui/react'
import { Children, type ReactNode } from 'react'

/** Width of the space between two facts, in the Latin font for every language. */
const space = '0.26em'
const dotWidth = '0.33em'
/** Extra space around the dot. */
const room = '0.5em'

/** Whether a fact may need two lines by itself. */
const isLong = (fact: ReactNode) => typeof fact === 'string' && fact.length > 24

/**
 * Facts that wrap over several lines, with dots between facts on the same line. Only long facts break inside. Missing facts are omitted. Cannot be
 * nested.
 */
export function DotSeparated({ children }: { children: ReactNode }) {
  return (
    <Box
      as="span"
      display="block"
      css={{
        // Clips the dot of a fact at the start of a line, which lies outside the box.
        clipPath: `inset(-1em calc((${dotWidth} - ${space} - ${room}) / 2))`,
        '& > span': { wordSpacing: '0em' },
        '& > span > span': { display: 'inline-block', maxWidth: '100%', wordSpacing: 'var(--word-space, 0em)' },
        // Inline, so that the next fact follows the last word.
        '& > span > span[data-long]': { display: 'inline' },
        '& > span > span:not(:last-of-type)': { marginInlineEnd: room },
        // Centered in the gap before its fact and positioned relative to that fact, so that the dot never wraps on its own.
        '& > span > span:not(:first-of-type)::before': {
          content: '"·"',
          marginInlineStart: `calc((${room} + ${space} + ${dotWidth}) / -2)`,
          paddingInlineEnd: `calc((${room} + ${space} - ${dotWidth}) / 2)`,
        },
      }}
    >
      <span>
        {Children.map(
          children,
          (fact) =>
            fact && (
              <>
                <span data-long={isLong(fact) ? '' : undefined}>{fact}</span>{' '}
              </>
            ),
        )}
      </span>
    </Box>
  )
}
