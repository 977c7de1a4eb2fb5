import { Box, HStack } from '@chakra-ui/react'

const colors = ['#2E7D6B', '#8C6A2C', '#5A5FA8', '#B5523B', '#3F7CA8', '#7A4B73']

/** The same tag always gets the same color. */
const colorOf = (tag: string) => {
  let sum = 0
  for (const letter of tag) sum += letter.codePointAt(0) ?? 0
  return colors[sum % colors.length]
}

export function TagPill({ tag }: { tag: string }) {
  return (
    <HStack
      as="span"
      display="inline-flex"
      gap="1"
      minH="5"
      maxW="full"
      px="1.5"
      borderRadius="full"
      borderWidth="1px"
      borderColor="border.control"
      textStyle="tiny"
      color="fg.muted"
    >
      <Box as="span" boxSize="1.5" borderRadius="full" bg={colorOf(tag)} flexShrink={0} aria-hidden />
      <Box as="bdi" truncate>
        {tag}
      </Box>
    </HStack>
  )
}
