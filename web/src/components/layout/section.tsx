import { Box, type BoxProps, Flex, Text } from '@chakra-ui/react'
import { type ReactNode, type Ref, useId } from 'react'

interface SectionProps extends Omit<BoxProps, 'title'> {
  title: ReactNode
  /** Content at the end of the title line. */
  aside?: ReactNode
  /** Puts `aside` below the title on phones, for texts that do not fit next to it. */
  stacked?: boolean
  /** Makes the heading focusable, as the target of a link. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** Section of a page with a heading. */
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
          layerStyle="inkInGap"
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
