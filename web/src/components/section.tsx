import { Box, type BoxProps, Flex, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

interface SectionProps extends Omit<BoxProps, 'title'> {
  title: ReactNode
  /** Stands at the end of the title line. */
  aside?: ReactNode
}

/** A part of a page under its own heading. */
export function Section({ title, aside, children, ...box }: SectionProps) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} minW="0" {...box}>
      <Flex justify="space-between" align="center" gap="3" mb="2.5" minH="7">
        <Text as="h2" id={id} textStyle="h2">
          {title}
        </Text>
        {aside}
      </Flex>
      {children}
    </Box>
  )
}
