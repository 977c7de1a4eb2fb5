const FIGURES = { fontVariantNumeric: 'tabular-nums lining-nums', fontFeatureSettings: "'tnum' 1, 'lnum' 1" }

/** Tight headings keep their words apart. */
const WORDS = { wordSpacing: 'calc(var(--word-space, 0em) + 0.06em * var(--track, 1))' }

/**
 * Size and line in px. Line heights are multiplied by --lead, which Arabic script raises; tracking by --track, which it
 * sets to 0 because letter-spacing breaks the joins. Nothing is smaller than --smallest, which Nastaliq raises.
 */
const style = (size: number, line: number, fontWeight: number, tracking = '0', more: object = {}) => ({
  value: {
    fontSize: size < 14 ? `max(${size / 16}rem, var(--smallest, 0rem))` : `${size / 16}rem`,
    lineHeight: `calc(${(line / size).toFixed(3)} * var(--lead, 1))`,
    fontWeight,
    letterSpacing: tracking === '0' ? '0' : `calc(${tracking} * var(--track, 1))`,
    ...more,
  },
})

export const textStyles = {
  display: style(30, 36, 600, '-0.02em', WORDS),
  h1: style(22, 28, 650, '-0.015em', WORDS),
  h2: style(17, 24, 650, '-0.008em', WORDS),
  h3: style(15, 20, 650, '-0.004em', WORDS),
  bodyLg: style(15, 22, 400),
  body: style(14, 20, 400),
  small: style(13, 18, 400),
  micro: style(12, 16, 450),
  tiny: style(11, 14, 550),
  moneyXl: style(26, 30, 650, '-0.02em', FIGURES),
  moneyLg: style(18, 24, 650, '-0.01em', FIGURES),
  money: style(14, 20, 550, '0', FIGURES),
  // Names that Chakra's recipes use.
  xs: style(12, 16, 450),
  sm: style(13, 18, 400),
  md: style(14, 20, 400),
  lg: style(17, 24, 650, '-0.008em'),
  code: style(13, 18, 550, '0.01em', FIGURES),
}
