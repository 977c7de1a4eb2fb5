/**
 * Token scales that style props and Chakra's recipes use in this app. Chakra's default config with all tokens and recipes would add 24 kB to the first
 * screen.
 */
import { fontWeights } from './text-styles.ts'

const rems = (value: number) => ({ value: `${value}rem` })
const raw = <T>(value: T) => ({ value })

const STEPS = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 56, 60, 64,
  72, 80, 96,
]
/** `4` is one rem: the 4 px grid. */
const spacing = Object.fromEntries(STEPS.map((step) => [String(step), rems(step / 4)]))

const sizes = {
  ...spacing,
  full: raw('100%'),
  max: raw('max-content'),
  min: raw('min-content'),
  fit: raw('fit-content'),
  dvh: raw('100dvh'),
  vh: raw('100vh'),
  vw: raw('100vw'),
  xs: rems(20),
  sm: rems(24),
  md: rems(28),
  lg: rems(32),
  xl: rems(36),
}

export const baseTokens = {
  spacing,
  sizes,
  radii: { none: raw('0'), full: raw('9999px') },
  fontWeights: Object.fromEntries(Object.entries(fontWeights).map(([name, weight]) => [name, raw(String(weight))])),
  zIndex: {
    docked: raw(10),
    dropdown: raw(1000),
    sticky: raw(1100),
    overlay: raw(1300),
    modal: raw(1400),
    popover: raw(1500),
    skipNav: raw(1600),
    toast: raw(1700),
  },
  animations: {
    spin: raw('spin 1s linear infinite'),
    pulse: raw('pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite'),
  },
}

const fade = (from: number, to: number) => ({ from: { opacity: from }, to: { opacity: to } })
const scale = (from: string, to: string) => ({ from: { scale: from }, to: { scale: to } })
const move = (from: string, to: string) => ({ from: { translate: from }, to: { translate: to } })

/** Panels move up by 4 px, and sheets slide in from their edge. */
export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': fade(0, 1),
  'fade-out': fade(1, 0),
  'scale-in': scale('0.97', '1'),
  'scale-out': scale('1', '0.97'),
  'slide-from-top': move('0 -4px', '0'),
  'slide-from-bottom': move('0 4px', '0'),
  'slide-from-left': move('-4px 0', '0'),
  'slide-from-right': move('4px 0', '0'),
  'slide-to-top': move('0', '0 -4px'),
  'slide-to-bottom': move('0', '0 4px'),
  'slide-to-left': move('0', '-4px 0'),
  'slide-to-right': move('0', '4px 0'),
  'slide-from-bottom-full': move('0 100%', '0 0'),
  'slide-to-bottom-full': move('0 0', '0 100%'),
  'slide-from-left-full': move('-100% 0', '0 0'),
  'slide-to-left-full': move('0 0', '-100% 0'),
  'slide-from-right-full': move('100% 0', '0 0'),
  'slide-to-right-full': move('0 0', '100% 0'),
}

const sides = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }
/** Slides a floating panel away from its trigger and back. */
const slide = (direction: 'from' | 'to', fadeName: string) => ({
  value: {
    transformOrigin: 'var(--transform-origin)',
    ...Object.fromEntries(
      Object.entries(sides).map(([side, opposite]) => [
        `&[data-placement^=${side}]`,
        { animationName: `slide-${direction}-${opposite}, ${fadeName}` },
      ]),
    ),
  },
})
const grow = (animationName: string) => ({ value: { transformOrigin: 'var(--transform-origin)', animationName } })

export const animationStyles = {
  'slide-fade-in': slide('from', 'fade-in'),
  'slide-fade-out': slide('to', 'fade-out'),
  'scale-fade-in': grow('scale-in, fade-in'),
  'scale-fade-out': grow('scale-out, fade-out'),
  pulse: { value: { animation: 'pulse', animationDuration: '1.2s' } },
}

const ink = { paddingTop: 'var(--ink-top, 0em)', paddingBottom: 'var(--ink-below, 0em)' }
export const layerStyles = {
  disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } },
  // Space for Nastaliq above the first line of text and below the last.
  inkTop: { value: { paddingTop: ink.paddingTop } },
  inkBelow: { value: { paddingBottom: ink.paddingBottom } },
  inkY: { value: ink },
  // Lets Nastaliq use the gap above a heading, so that a page in Urdu is as short as one in Arabic.
  inkInGap: { value: { marginTop: 'calc(-0.75 * var(--ink-top, 0em))' } },
}
