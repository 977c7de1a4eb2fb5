import { Box, type BoxProps } from '@chakra-ui/react'

/** The width of a page: 1216 px of content with its gutters. */
export const Page = (props: BoxProps) => <Box w="full" maxW="1280px" mx="auto" px={{ base: '4', md: '8' }} {...props} />
