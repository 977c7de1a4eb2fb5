import { Box, type BoxProps } from '@chakra-ui/react'
import { ICON_PATHS, type IconName } from './icon-paths.ts'

/** Icons that point somewhere turn round in right-to-left pages; clocks, checks and money keep their form. */
const MIRRORED = new Set<IconName>(['next', 'previous', 'list', 'bed', 'walk', 'key', 'signOut'])

interface IconProps extends BoxProps {
  name: IconName
  size?: number
}

/** A decorative icon; the words beside it carry the meaning. */
export function Icon({ name, size = 16, ...rest }: IconProps) {
  return (
    <Box
      as="span"
      display="inline-flex"
      flexShrink={0}
      aria-hidden
      _rtl={MIRRORED.has(name) ? { transform: 'scaleX(-1)' } : undefined}
      {...rest}
    >
      <svg
        width={size}
        height={size}
        // Chakra's button enlarges the svgs inside it unless their size is inline.
        style={{ width: size, height: size }}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth={name === 'more' ? 2.6 : size <= 14 ? 1.8 : 1.55}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={ICON_PATHS[name]} />
      </svg>
    </Box>
  )
}
