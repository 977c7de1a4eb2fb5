import { Box } from '@chakra-ui/react'
import { Callout } from './callout.tsx'

interface ProblemProps {
  /** Undefined while there is none. */
  text: string | undefined
  mt?: '3' | '4'
}

/** Why an action failed, below its button; announced at once. */
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
