import { Box, type BoxProps } from '@chakra-ui/react'

const divided = {
  '&:empty': { display: 'none' },
  '&& > * + *': { borderTopWidth: '1px', borderColor: 'border.muted' },
}

/** Panel of a page or column, with its parts divided by hairlines instead of being separate cards. */
export const Surface = (props: BoxProps) => (
  <Box bg="bg.panel" borderRadius="l3" boxShadow="card" overflow="clip" css={divided} {...props} />
)

/** Part of a `Surface`. */
export const Part = (props: BoxProps) => <Box minW="0" p={{ base: '4', md: '5' }} {...props} />
