import { Flex } from '@chakra-ui/react'
import { Icon } from '#src/components/icons/icon.tsx'

/** A select's arrow, placed over its end edge. */
export const SelectArrow = () => (
  <Flex as="span" position="absolute" insetInlineEnd="2.5" top="50%" transform="translateY(-50%)" pointerEvents="none">
    <Icon name="down" size={14} color="fg.subtle" />
  </Flex>
)
