/** Joins lines into plain text without direction marks, word joiners and no-break spaces. Null, undefined and false are omitted. */
export const toPlainText = (lines: readonly (string | false | null | undefined)[]): string =>
  lines
    .filter((line) => typeof line === 'string')
    .join('\n')
    .replaceAll(/[\u2066-\u2069\u2060]/g, '')
    .replaceAll('\u00A0', ' ')
