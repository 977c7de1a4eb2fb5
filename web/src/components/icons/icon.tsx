import { Box } from '@chakra-ui/react'
import { colorVariable } from '#src/theme/color-variable.ts'
import { ICON_PATHS, type IconName } from './icon-paths.ts'

/** Directional icons, which are mirrored on right-to-left pages. Clocks, checks and money are not. */
const MIRRORED = new Set<IconName>([
  'next',
  'previous',
  'list',
  'bed',
  'walk',
  'key',
  'signOut',
  'bus',
  'route',
  'question',
])

interface IconProps {
  name: IconName
  size?: number
  /** Color role; defaults to the text color. */
  color?: string
  /** Centers the icon on the first line of adjacent text, whatever the script's line height. */
  alignWithFirstLine?: boolean
}

/** Decorative icon. Screens show a hundred of them, so it accepts no style props. */
export function Icon({ name, size = 16, color, alignWithFirstLine = false }: IconProps) {
  return (
    <Box
      as="span"
      display="inline-flex"
      flexShrink={0}
      h={alignWithFirstLine ? '1lh' : undefined}
      alignItems={alignWithFirstLine ? 'center' : undefined}
      aria-hidden
      data-mirrored={MIRRORED.has(name) || undefined}
      style={color ? { color: colorVariable(color) } : undefined}
    >
      <svg
        width={size}
        height={size}
        // Inline, because Chakra's button resizes SVGs inside it otherwise.
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
