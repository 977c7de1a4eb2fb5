import { Box } from '@chakra-ui/react'
import { Children, type ReactNode } from 'react'

/** Width of the space between two facts, which is that of the Latin font in every language. */
const space = '0.26em'
const dotWidth = '0.33em'
/** What the dot needs beside it. The ends of Nastaliq words reach into it. */
const room = 'calc(0.5em + (var(--lead, 1) - 1) * 0.75em)'

/** Whether a fact may need two lines by itself. */
const isLong = (fact: ReactNode) => typeof fact === 'string' && fact.length > 24

/** Facts that may take several lines, with a dot between two of one line. Each but a long one wraps as a whole. Missing ones are left out. Lines are not nested. */
export function DottedLine({ children }: { children: ReactNode }) {
  return (
    <Box
      as="span"
      display="block"
      css={{
        // Cuts the dot of a fact that starts a line, which is outside.
        clipPath: `inset(-1em calc((${dotWidth} - ${space} - ${room}) / 2))`,
        '& > span': { wordSpacing: '0em' },
        '& > span > span': { display: 'inline-block', maxWidth: '100%', wordSpacing: 'var(--word-space, 0em)' },
        // The next fact follows its last word.
        '& > span > span[data-long]': { display: 'inline' },
        '& > span > span:not(:last-of-type)': { marginInlineEnd: room },
        // In the middle of the gap before its fact, and in line with it, so that it never stands alone.
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
