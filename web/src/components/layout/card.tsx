import { Box, type BoxProps } from '@chakra-ui/react'

/** A panel on the background of the page. */
export const Card = (props: BoxProps) => <Box bg="bg.panel" borderRadius="l3" boxShadow="card" {...props} />
