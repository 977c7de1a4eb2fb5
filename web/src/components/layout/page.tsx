import { Box, type BoxProps, Text, type TextProps } from '@chakra-ui/react'

/** The width of a page: 1216 px of content with its gutters. */
export const Page = (props: BoxProps) => <Box w="full" maxW="1280px" mx="auto" px={{ base: '4', md: '8' }} {...props} />

/** Letters that always fit on three lines, also on phones. */
const longName = 60

interface NameHeadingProps extends Omit<TextProps, 'children'> {
  name: string
}

/** Heading of a page about something that is named by a supplier: at most three lines; a tooltip has the whole of a long name. */
export const NameHeading = ({ name, ...text }: NameHeadingProps) => (
  <Text as="h1" textStyle="display" lineClamp="3" title={name.length > longName ? name : undefined} {...text}>
    <bdi>{name}</bdi>
  </Text>
)
