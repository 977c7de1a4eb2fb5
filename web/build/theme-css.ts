import createCache from '@emotion/cache'
import { serializeStyles } from '@emotion/serialize'
import type { Plugin } from 'vite'
import { system } from '../src/theme/system.ts'

/** CSS of the theme, exactly as Emotion would write it in the browser. */
function themeCss(): string {
  const cache = createCache({ key: 'theme' })
  const { name, styles } = serializeStyles(system()._global)
  const css = cache.insert('', { name, styles }, cache.sheet, false)
  if (!css) throw new Error('The theme has no CSS.')
  return css
}

/** Chakra's code that computes global styles at every startup, and its replacement. */
const replacements = [
  ['const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];', 'const _global = [];'],
  ["import { createPreflight } from './preflight.js';", 'const createPreflight = () => ({});'],
] as const

/**
 * Writes the theme's variables, reset and global rules into the CSS file. Chakra would compute them at every startup, which is a fifth of the work
 * before the first screen on a phone.
 */
export const buildThemeCss: Plugin[] = [
  {
    name: 'theme-css',
    apply: 'build',
    transform: { filter: { id: /\/theme\/fonts\.css$/ }, handler: (code) => themeCss() + code },
  },
  {
    name: 'no-theme-css-at-start',
    apply: 'build',
    transform: {
      filter: { id: /@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/ },
      handler(code) {
        let changed = code
        for (const [original, replacement] of replacements) {
          if (!code.includes(original)) throw new Error('Chakra no longer computes its global styles in this file.')
          changed = changed.replace(original, replacement)
        }
        return changed
      },
    },
  },
]
