import { Box, type BoxProps } from '@chakra-ui/react'

const divided = {
  '&:empty': { display: 'none' },
  '&& > * + *': { borderTopWidth: '1px', borderColor: 'border.muted' },
}

/** The panel of a page or of one of its columns. Hairlines divide its parts, so that a page is one thing and not a stack of equal cards. */
export const Surface = (props: BoxProps) => (
  <Box bg="bg.panel" borderRadius="l3" boxShadow="card" overflow="clip" css={divided} {...props} />
)

/** A part of a `Surface`. */
export const Part = (props: BoxProps) => <Box minW="0" p={{ base: '4', md: '5' }} {...props} />
