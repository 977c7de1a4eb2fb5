import { Box } from '@chakra-ui/react'
import { Callout } from './callout.tsx'

interface ProblemProps {
  /** Undefined if there is no problem. */
  text: string | undefined
  mt?: '3' | '4'
}

/** Explains below a button why its action failed. Announced immediately. */
export function Problem({ text, mt = '3' }: ProblemProps) {
  return (
    text && (
      <Box mt={mt}>
        <Callout tone="bad" role="alert">
          {text}
        </Callout>
      </Box>
    )
  )
}
