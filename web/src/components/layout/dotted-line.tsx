import { Box } from '@chakra-ui/react'
import { Children, type ReactNode } from 'react'

/** Facts that may take several lines, with a dot between two of one line. Each wraps as a whole; missing ones are left out. */
export function DottedLine({ children }: { children: ReactNode }) {
  return (
    <Box
      as="span"
      display="block"
      css={{
        '& > span > span': { display: 'inline-block', maxWidth: '100%' },
        // The dot ends its line where the next fact wraps. The space after it is that between two words, which is wider in Nastaliq.
        '& > span > span:not(:last-child)::after': {
          content: '"·"',
          marginInlineStart: 'calc(0.25em + (var(--lead, 1) - 1) * 0.5em)',
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
