import { Box, type BoxProps, Text } from '@chakra-ui/react'

/** The width of a page: 1216 px of content with its gutters. */
export const Page = (props: BoxProps) => <Box w="full" maxW="1280px" mx="auto" px={{ base: '4', md: '8' }} {...props} />

/** Letters that always fit on three lines, also on phones. */
const longName = 60

/** Heading of a page about something that is named by a supplier: at most three lines; a tooltip has the whole of a long name. */
export const NameHeading = ({ name }: { name: string }) => (
  <Text as="h1" textStyle="h1" lineClamp="3" title={name.length > longName ? name : undefined}>
    <bdi>{name}</bdi>
  </Text>
)
