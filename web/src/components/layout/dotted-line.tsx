import { Box } from '@chakra-ui/react'
import { Children, type ReactNode } from 'react'

/** Width of the space between two facts, which is that of the Latin font in every language. */
const space = '0.26em'
const dotWidth = '0.24em'
/** What the dot needs beside it. The ends of Nastaliq words reach into it. */
const room = 'calc(0.5em + (var(--lead, 1) - 1) * 0.75em)'

/** Whether a fact may need two lines by itself. */
const isLong = (fact: ReactNode) => typeof fact === 'string' && fact.length > 24

/** Facts that may take several lines, with a dot between two. Each but a long one wraps as a whole; the dot stays with the fact before it. Missing ones are left out. */
export function DottedLine({ children }: { children: ReactNode }) {
  return (
    <Box
      as="span"
      display="block"
      css={{
        '& > span': { wordSpacing: '0em' },
        '& > span > span': { display: 'inline-block', maxWidth: '100%', wordSpacing: 'var(--word-space, 0em)' },
        // The next fact follows its last word.
        '& > span > span[data-long]': { display: 'inline' },
        // In the middle of the whole gap, which ends with the space before the next fact.
        '& > span > span:not(:last-child)::after': {
          content: '"·"',
          // In line, so that it never stands alone where the last word has just fitted.
          px: `calc((${space} + ${room} - ${dotWidth}) / 2)`,
          marginInlineEnd: `-${space}`,
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
