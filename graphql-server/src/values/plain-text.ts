/** Converts suppliers' HTML, which is often escaped twice, to plain text. */
import { decodeHTMLStrict } from 'entities'

const lineBreaks = /<\s*(?:br|\/p|\/div|\/li|\/h\d|\/tr)\b[^<>]{0,200}>/gi
const invisible = /<(script|style)\b[^<>]{0,200}>[\s\S]*?<\/\1\s*>/gi
const tags = /<\/?[a-z!][^<>]{0,2000}>/gi

const maxLength = 5000

const untidyPattern = /[\s\p{Cc}\ufffd]{2}|[^\S ]|[\p{Cc}\ufffd]| [.,،۔]/u

/** Collapses spaces, and removes spaces before a full stop or a comma. Most lines need neither, and testing is cheaper than replacing. */
function tidyLine(line: string): string {
  if (!untidyPattern.test(line)) return line.trim()
  return line
    .replaceAll(/[\p{Cc}\ufffd\s]+/gu, ' ')
    .trim()
    .replaceAll(/ +(?=[.,،۔](?: |$))/g, '')
}

function readHtml(html: string): string {
  return decodeHTMLStrict(decodeHTMLStrict(html))
    .replaceAll(invisible, ' ')
    .replaceAll(lineBreaks, '\n')
    .replaceAll(tags, ' ')
    .split(/\r\n|\r|\n/)
    .map(tidyLine)
    .filter((line) => line !== '')
    .join('\n')
}

/** Converts HTML, even if escaped twice, to plain text with line breaks; undefined if no text is left. */
export function plainText(html: string | undefined): string | undefined {
  if (html === undefined) return undefined
  const truncated = html.slice(0, 4 * maxLength)
  // Names and addresses of a search are rarely HTML.
  const text = /[&<\r\n]/.test(truncated) ? readHtml(truncated) : tidyLine(truncated)
  return text === '' ? undefined : text.slice(0, maxLength)
}
