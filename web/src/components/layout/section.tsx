import { Box, type BoxProps, Flex, Text } from '@chakra-ui/react'
import { type ReactNode, type Ref, useId } from 'react'

interface SectionProps extends Omit<BoxProps, 'title'> {
  title: ReactNode
  /** Content at the end of the title line. */
  aside?: ReactNode
  /** Puts `aside` under the title on phones, for texts that do not fit beside it. */
  stacked?: boolean
  /** Makes the heading the target of a link, so that it can be focused. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** A part of a page under its own heading. */
export function Section({ title, aside, stacked = false, headingRef, children, ...box }: SectionProps) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} minW="0" {...box}>
      <Flex
        justify="space-between"
        direction={stacked ? { base: 'column', md: 'row' } : undefined}
        align={stacked ? { base: 'stretch', md: 'center' } : 'center'}
        columnGap="3"
        rowGap={stacked ? '0.5' : '3'}
        mb="2.5"
        minH="7"
      >
        <Text
          as="h2"
          id={id}
          textStyle="h2"
          textWrap="balance"
          ref={headingRef}
          tabIndex={headingRef ? -1 : undefined}
          outline={headingRef ? 'none' : undefined}
          scrollMarginTop={headingRef ? '76px' : undefined}
        >
          {title}
        </Text>
        {aside}
      </Flex>
      {children}
    </Box>
  )
}
