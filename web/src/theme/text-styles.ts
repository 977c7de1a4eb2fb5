const FIGURES = { fontVariantNumeric: 'tabular-nums lining-nums', fontFeatureSettings: "'tnum' 1, 'lnum' 1" }

/** Tight headings keep their words apart. */
const WORDS = { wordSpacing: 'calc(var(--word-space, 0em) + 0.06em * var(--track, 1))' }

/**
 * Size and line in px. Line heights are multiplied by --lead or --prose-lead, which Arabic script raises; tracking by --track, which it
 * sets to 0 because letter-spacing breaks the joins.
 */
const style =
  (face: 'face' | 'prose-face', lead: string) =>
  (size: number, line: number, fontWeight: number, tracking = '0', more: object = {}) => ({
    value: {
      fontFamily: `var(--${face})`,
      fontSize: `${size / 16}rem`,
      lineHeight: `calc(${(line / size).toFixed(3)} * var(--${lead}, 1))`,
      fontWeight,
      letterSpacing: tracking === '0' ? '0' : `calc(${tracking} * var(--track, 1))`,
      ...more,
    },
  })

/** Headings and running text. */
const prose = style('prose-face', 'prose-lead')
const small = style('face', 'lead')
/** Labels, chips, meta lines and amounts. */
const data = (...[size, line, weight, tracking, more]: Parameters<typeof small>) =>
  small(size, line, weight, tracking, { wordSpacing: '0em', ...more })

export const textStyles = {
  display: prose(30, 36, 600, '-0.02em', WORDS),
  h1: prose(22, 28, 650, '-0.015em', WORDS),
  h2: prose(17, 24, 650, '-0.008em', WORDS),
  h3: prose(15, 20, 650, '-0.004em', WORDS),
  bodyLg: prose(15, 22, 400),
  body: prose(14, 20, 400),
  small: data(13, 18, 400),
  micro: data(12, 16, 450),
  tiny: data(11, 14, 550),
  moneyXl: data(26, 30, 650, '-0.02em', FIGURES),
  moneyLg: data(18, 24, 650, '-0.01em', FIGURES),
  money: data(14, 20, 550, '0', FIGURES),
  // Names that Chakra's recipes use.
  xs: data(12, 16, 450),
  sm: data(13, 18, 400),
  md: prose(14, 20, 400),
  lg: prose(17, 24, 650, '-0.008em'),
  code: data(13, 18, 550, '0.01em', FIGURES),
}
