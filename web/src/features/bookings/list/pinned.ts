/** Styles of the pinned first column. Its background covers the row's padding and the gap after it, so that other columns scroll behind it. */
export const pinnedStyles = {
  position: { lg: 'sticky' },
  insetInlineStart: { lg: '0' },
  zIndex: { lg: '2' },
  alignSelf: { lg: 'stretch' },
  ms: { lg: '-4' },
  ps: { lg: '4' },
  me: { lg: '-3' },
  pe: { lg: '3' },
} as const

const cover = 'linear-gradient(to right, {colors.bg.panel} 40%, transparent)'
const shade = 'linear-gradient(to right, rgb(0 0 0 / 14%), transparent)'
const mirrorGradient = (gradient: string) => gradient.replace('to right', 'to left')

/** Shades an edge beyond which there are more columns. At the ends of the table, covers that scroll with the table hide the shades. */
export const shadedEdges = {
  backgroundImage: [cover, mirrorGradient(cover), shade, mirrorGradient(shade)].join(', '),
  backgroundPosition: 'left, right, left, right',
  backgroundSize: '48px 100%, 48px 100%, 14px 100%, 14px 100%',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, local, scroll, scroll',
} as const
