/** Font weights for running text, emphasis within it, and headings and names. */
export const fontWeights = { normal: 400, medium: 500, semibold: 600 }
const { normal, medium, semibold } = fontWeights

const FIGURES = { fontVariantNumeric: 'tabular-nums lining-nums', fontFeatureSettings: "'tnum' 1, 'lnum' 1" }

/** Word spacing that compensates for the tight letter spacing of headings. */
const WORDS = { wordSpacing: 'calc(var(--word-space, 0em) + 0.06em * var(--track, 1))' }

/**
 * Font size and line height in px. Line heights of prose are multiplied by --prose-lead, which is larger for Arabic script. Data has the same line height
 * in all languages, so that lists show the same number of rows. Letter spacing is multiplied by --track, which is 0 for Arabic script, because letter
 * spacing breaks joined letters.
 */
const style =
  (face: 'face' | 'prose-face', lead: string) =>
  (size: number, line: number, fontWeight: number, tracking = '0', more: object = {}) => ({
    value: {
      fontFamily: `var(--${face})`,
      fontSize: `${size / 16}rem`,
      lineHeight: `calc(${(line / size).toFixed(3)} * ${lead})`,
      fontWeight,
      letterSpacing: tracking === '0' ? '0' : `calc(${tracking} * var(--track, 1))`,
      ...more,
    },
  })

/** Styles for headings and running text. */
const prose = style('prose-face', 'var(--prose-lead, 1)')
const small = style('face', '1')
/** Styles for labels, chips, secondary lines and amounts. */
const data = (...[size, line, weight, tracking, more]: Parameters<typeof small>) =>
  small(size, line, weight, tracking, { wordSpacing: '0em', ...more })

/** Five sizes (12, 13, 14, 18 and 24 px), and 32 px for headings of pages without tasks. Line heights are multiples of 4 px; two lines of a row take 40 px. */
export const textStyles = {
  display: prose(32, 40, semibold, '-0.02em', WORDS),
  h1: prose(24, 32, semibold, '-0.015em', WORDS),
  h2: prose(18, 24, semibold, '-0.008em', WORDS),
  h3: prose(14, 20, semibold, '-0.004em', WORDS),
  reading: prose(14, 24, normal),
  body: prose(14, 20, normal),
  small: data(13, 20, normal),
  caption: data(12, 16, medium),
  moneyXl: data(24, 32, semibold, '-0.02em', FIGURES),
  moneyLg: data(18, 24, semibold, '-0.01em', FIGURES),
  money: data(14, 20, medium, '0', FIGURES),
  code: data(13, 20, medium, '0.01em', FIGURES),
  // Names used by Chakra's recipes.
  xs: data(13, 20, normal),
  sm: data(13, 20, normal),
  md: prose(14, 20, normal),
  lg: prose(18, 24, semibold, '-0.008em'),
}
