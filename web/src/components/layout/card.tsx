import { Box, type BoxProps } from '@chakra-ui/react'

/** Panel on the page background. */
export const Card = (props: BoxProps) => <Box bg="bg.panel" borderRadius="l3" boxShadow="card" {...props} />
