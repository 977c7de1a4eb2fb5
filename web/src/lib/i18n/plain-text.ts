/** Joins lines of text, without the direction marks, word joiners and no-break spaces of the screen. Null, undefined and false are left out. */
export const plainText = (lines: readonly (string | false | null | undefined)[]): string =>
  lines
    .filter((line) => typeof line === 'string')
    .join('\n')
    .replaceAll(/[\u2066-\u2069\u2060]/g, '')
    .replaceAll('\u00A0', ' ')
