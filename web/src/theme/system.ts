/**
 * Theme: colors, typography, spacing, shapes, shadows and focus. Components use color roles such as `brand.solid` or `money.up`, never raw
 * colors.
 */
import { createSystem, defaultBaseConfig, defineConfig, defineRecipe } from '@chakra-ui/react'
import { separatorRecipe, spinnerRecipe } from '@chakra-ui/react/theme'
import { once } from '../domain/once.ts'
import { animationStyles, baseTokens, keyframes, layerStyles } from './base-tokens.ts'
import { colors, shadows } from './palette.ts'
import { forcedColors, lowWindow } from './media.ts'
import { textStyles } from './text-styles.ts'
import { touchTarget } from './touch-target.ts'

const systemFonts = `system-ui, 'Segoe UI', Tahoma, sans-serif`
/** Latin text and all digits use Hanken. Arabic-script characters fall through to the next font by unicode-range. */
const sans = `'Hanken Grotesk Variable', 'Vazirmatn Variable', ${systemFonts}`
const nastaliq = `'Nastaliq Baseline', 'Hanken Grotesk Variable', 'Noto Nastaliq Urdu Variable', 'Vazirmatn Variable', ${systemFonts}`

/** Extra space around lines that only Nastaliq needs. */
const noInk = { '--word-space': '0em', '--overhang': '0em', '--ink-top': '0em', '--ink-below': '0em' }
const nastaliqInk = { '--word-space': '0.1em', '--overhang': '0.45em', '--ink-top': '0.4em', '--ink-below': '0.3em' }

/**
 * Prose font, and factors for its line height and for all letter spacing by language, for the page and for parts in another language. Prose is headings
 * and running text, which Urdu sets in another font and with taller lines than small text, tables and controls. Options of a native select are drawn by
 * the browser and must not load a font.
 */
const languageStyle = (language: string, lead: string, track: string, face = sans, ink = noInk) => ({
  [`[lang|=${language}]:not(option)`]: {
    '--face': sans,
    '--track': track,
    '--prose-face': face,
    '--prose-lead': lead,
    ...ink,
    fontFamily: 'var(--prose-face)',
    wordSpacing: 'var(--word-space)',
  },
})

/** Size of a control: at least 44 px on phones. */
const touchable = (size: string) => `max({sizes.${size}}, var(--touch))`

const focusRing = '2px solid {colors.brand.focusRing}'

/** Skeletons do not animate individually, which would cost time in every frame. Their container pulses instead. */
const skeleton = defineRecipe({
  className: 'chakra-skeleton',
  base: { bg: 'bg.emphasized', borderRadius: 'l2', flexShrink: '0' },
})

const button = defineRecipe({
  className: 'chakra-button',
  base: {
    display: 'inline-flex',
    appearance: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    userSelect: 'none',
    position: 'relative',
    textAlign: 'center',
    maxW: 'full',
    verticalAlign: 'middle',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'pointer',
    flexShrink: 0,
    isolation: 'isolate',
    transitionProperty: 'common',
    _icon: { flexShrink: '0' },
    fontWeight: 'semibold',
    borderRadius: 'l2',
    gap: '1.5',
    letterSpacing: 0,
    // Also for links that look like buttons.
    fontFamily: 'var(--face)',
    wordSpacing: '0em',
    transitionDuration: 'fast',
    lineHeight: '1.3',
    _disabled: { layerStyle: 'disabled' },
  },
  variants: {
    size: {
      // Minimum heights, so that long labels can wrap. On phones every button has a 44 px target, but the smallest buttons keep their visible size.
      xs: {
        minH: '7',
        minW: '7',
        px: '2.5',
        py: '0.5',
        fontSize: '0.8125rem',
        _after: touchTarget,
      },
      sm: {
        minH: touchable('8'),
        minW: touchable('8'),
        px: '3',
        py: '1',
        fontSize: '0.8125rem',
      },
      md: { minH: touchable('9'), minW: touchable('9'), px: '3.5', py: '1', fontSize: '0.875rem' },
      lg: { minH: '11', minW: '11', px: '5', py: '1.5', fontSize: '0.875rem' },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        boxShadow: 'button',
        _hover: { bg: 'colorPalette.hover' },
        // Not faded, because the label must stay readable. Busy buttons fade.
        '&:disabled:not([data-loading])': { opacity: 1, bg: 'bg.emphasized', color: 'fg.muted', boxShadow: 'none' },
      },
      outline: {
        bg: 'bg.panel',
        borderWidth: '1px',
        borderColor: 'border.control',
        color: 'fg',
        boxShadow: 'xs',
        _hover: { bg: 'bg.subtle', borderColor: 'border.strong' },
      },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg', _hover: { bg: 'colorPalette.muted' } },
      ghost: { color: 'fg.muted', _hover: { bg: 'bg.muted', color: 'fg' } },
      plain: {
        color: 'colorPalette.fg',
        minH: '6',
        px: 0,
        py: 0,
        minW: 0,
        _after: touchTarget,
        _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
      },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
})

/**
 * Sets a background without Chakra's inherited variable, which only unused recipes read. With the variable, hovering a card or a row would restyle
 * everything inside.
 */
function backgroundWithoutVariable(name: 'background' | 'backgroundColor') {
  const utility = defaultBaseConfig.utilities?.[name]
  return {
    transform: (...values: Parameters<NonNullable<NonNullable<typeof utility>['transform']>>) => {
      const { '--bg-currentcolor': _, ...styles } = utility?.transform?.(...values) ?? {}
      return styles
    },
  }
}

const config = defineConfig({
  preflight: true,
  // Inserting a rule into a cascade layer restyles the whole document: 30 ms instead of 1 ms on a desktop (docs/adr/0049).
  disableLayers: true,
  utilities: {
    background: backgroundWithoutVariable('background'),
    backgroundColor: backgroundWithoutVariable('backgroundColor'),
    // Chakra's versions clip at the edge of the line, which cuts off Nastaliq letters that rise above the line.
    truncate: {
      values: { type: 'boolean' },
      transform: (on: boolean) =>
        on
          ? { overflowX: 'clip', overflowY: 'visible', minWidth: 0, textOverflow: 'ellipsis', whiteSpace: 'nowrap' }
          : {},
    },
    lineClamp: {
      transform: (lines: string) => ({
        display: '-webkit-box',
        minWidth: 0,
        WebkitLineClamp: lines,
        WebkitBoxOrient: 'vertical',
        textWrap: 'wrap',
        clipPath: 'inset(-0.75em -0.5em 0)',
      }),
    },
  },
  cssVarsPrefix: 'chakra',
  cssVarsRoot: ':where(html, .chakra-theme)',
  globalCss: {
    // Used by Chakra's reset.
    '*': {
      '--global-color-border': 'colors.border',
      '--global-font-body': 'fonts.body',
      '--global-font-mono': 'fonts.mono',
    },
    '*::placeholder': { color: 'fg.subtle' },
    html: {
      colorPalette: 'brand',
      fontFamily: 'body',
      bg: 'bg.canvas',
      color: 'fg',
      '--face': sans,
      '--prose-face': sans,
      // Chakra's reset sets optimizeLegibility, which slows down every layout and has no effect with these fonts.
      textRendering: 'auto',
      '--prose-lead': '1',
      '--track': '1',
      '--touch': { base: '44px', md: '0px' },
      // Height of the tab bar at the bottom edge.
      '--tabs': { base: '60px', md: '0px' },
      // Focused elements scroll clear of the tab bar and of other bars at the bottom edge.
      scrollPaddingBottom: { base: '72px', md: '0' },
      [lowWindow]: { '--tabs': '0px', scrollPaddingBottom: '0' },
    },
    ...languageStyle('en', '1', '1'),
    ...languageStyle('tr', '1', '1'),
    ...languageStyle('id', '1', '1'),
    ...languageStyle('ar', '1.14', '0'),
    ...languageStyle('ur', '1.45', '0', nastaliq, nastaliqInk),
    body: { textStyle: 'body' },
    'b, strong': { fontWeight: 'semibold' },
    // Single-line rows and labels are data rather than prose.
    'table, nav, [data-dense]': {
      '--prose-face': 'var(--face)',
      '--prose-lead': '1',
      ...noInk,
      fontFamily: 'var(--face)',
      lineHeight: '1.429',
      wordSpacing: '0em',
    },
    // The stroke of a گ at the start of a Nastaliq line extends beyond the line.
    ':where(h1, h2, h3)': { paddingInline: 'var(--overhang, 0em)' },
    // Avoids a last line with a single short word.
    'p, li, dd': { textWrap: 'pretty' },
    'html[data-bar]': {
      scrollPaddingBottom: { base: '156px', md: '132px', lg: '0' },
      [lowWindow]: { scrollPaddingBottom: '88px' },
    },
    'html[data-bar=choice]': {
      scrollPaddingBottom: { base: '200px', md: '132px' },
      [lowWindow]: { scrollPaddingBottom: '132px' },
    },
    // Drawn bars keep their colors and get an outline.
    '[data-drawing]': { [forcedColors]: { forcedColorAdjust: 'none' } },
    '[data-drawing=bar]': { [forcedColors]: { outline: '1px solid CanvasText' } },
    // Keeps the footer below the screen while a page loads, so that the content does not push it away.
    'main:empty, html[data-loading] main': { minHeight: '100dvh' },
    ':focus-visible': { outline: focusRing, outlineOffset: '2px', borderRadius: '6px' },
    // The menu keeps the focus, and the item that Enter would select is highlighted.
    '[role=menu]:focus-visible [data-highlighted]': {
      outline: `${focusRing} !important`,
      outlineOffset: '-2px',
    },
    // Safari on phones zooms into fields with smaller text.
    'input:not([type=checkbox], [type=radio]), select, textarea': {
      fontSize: { mdDown: 'max(1rem, 16px) !important' },
    },
    // Browsers reset this in controls.
    'button, input, select, textarea': {
      '--prose-face': 'var(--face)',
      '--prose-lead': '1',
      fontFamily: 'var(--face)',
      wordSpacing: '0em',
    },
    '::selection': { bg: 'brand.muted' },
    '[data-ltr], input[type=email], input[type=tel]': { direction: 'ltr', unicodeBidi: 'isolate' },
    '[dir=rtl] [data-mirrored]': { transform: 'scaleX(-1)' },
    // Chakra's date picker does not mirror its arrows on right-to-left pages.
    '[dir=rtl] [data-scope=date-picker]:is([data-part=prev-trigger], [data-part=next-trigger]) svg': {
      transform: 'scaleX(-1)',
    },
    // View transitions. Clicks pass through, and going back is immediate.
    '::view-transition': { pointerEvents: 'none' },
    '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
      animationDuration: '{durations.moderate}',
      animationTimingFunction: '{easings.out}',
    },
    'html[data-traversal]': {
      '&::view-transition-group(*), &::view-transition-old(*), &::view-transition-new(*)': { animation: 'none' },
    },
    '*, *::before, *::after': {
      _motionReduce: {
        animationDuration: '1ms !important',
        animationIterationCount: '1 !important',
        // Not a short duration, which would start a transition for every property of every element.
        transitionProperty: 'none !important',
      },
    },
  },
  theme: {
    breakpoints: { sm: '576px', md: '768px', lg: '992px', xl: '1200px' },
    tokens: {
      ...baseTokens,
      // Not a monospaced font. Codes use tabular figures.
      fonts: {
        body: { value: 'var(--prose-face)' },
        heading: { value: 'var(--prose-face)' },
        mono: { value: 'var(--face)' },
      },
      radii: {
        ...baseTokens.radii,
        l1: { value: '4px' },
        l2: { value: '6px' },
        l3: { value: '10px' },
        l4: { value: '14px' },
      },
      durations: {
        faster: { value: '100ms' },
        fast: { value: '120ms' },
        moderate: { value: '180ms' },
        slow: { value: '260ms' },
        slowest: { value: '260ms' },
      },
      easings: { 'ease-in-smooth': { value: 'cubic-bezier(.2,.8,.2,1)' }, out: { value: 'cubic-bezier(.2,.8,.2,1)' } },
      sizes: {
        ...baseTokens.sizes,
        page: { value: '1216px' },
        rail: { value: '244px' },
        aside: { value: '336px' },
        bar: { value: '56px' },
      },
    },
    semanticTokens: { colors, shadows },
    textStyles,
    keyframes,
    animationStyles,
    layerStyles,
    recipes: { button, separator: separatorRecipe, skeleton, spinner: spinnerRecipe },
    // Components are unstyled without their recipes, which are either here or passed to the component if the first screen does not need them.
  },
})

/** Chakra system, created on first use because it takes 50 ms on a phone. */
export const system = once(() => createSystem(defaultBaseConfig, config))
