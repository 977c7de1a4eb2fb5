import { Box, type BoxProps, Text } from '@chakra-ui/react'

/** Container with the width of a page: 1216 px of content plus gutters. */
export const Page = (props: BoxProps) => <Box w="full" maxW="1280px" mx="auto" px={{ base: '4', md: '8' }} {...props} />

/** Number of letters that always fit on three lines, even on phones. */
const longName = 60

/** Page heading with a supplier's name: at most three lines, with a tooltip for long names. */
export const NameHeading = ({ name }: { name: string }) => (
  <Text as="h1" textStyle="h1" lineClamp="3" title={name.length > longName ? name : undefined}>
    <bdi>{name}</bdi>
  </Text>
)
