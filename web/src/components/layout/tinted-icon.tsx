import { Flex } from '@chakra-ui/react'
import type { IconName } from '#src/components/icons/icon-paths.ts'
import { Icon } from '#src/components/icons/icon.tsx'

interface TintedIconProps {
  name: IconName
  /** A status color, such as `confirmed`. */
  tint: string
  size?: 'sm' | 'md'
}

/** An icon in a circle with a status color. */
export const TintedIcon = ({ name, tint, size = 'md' }: TintedIconProps) => (
  <Flex
    boxSize={size === 'md' ? '10' : '7'}
    borderRadius="full"
    bg={`status.${tint}.bg`}
    color={`status.${tint}.fg`}
    align="center"
    justify="center"
    flexShrink={0}
  >
    <Icon name={name} size={size === 'md' ? 20 : 14} />
  </Flex>
)
