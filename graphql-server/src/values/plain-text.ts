/** Suppliers' texts come as HTML, often escaped twice, and leave as plain text. */

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  deg: '°',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  zwnj: '\u200c',
  zwj: '\u200d',
  lrm: '\u200e',
  rlm: '\u200f',
}

function character(code: number): string {
  // Control characters, halves of surrogates and what is no character at all say nothing.
  const readable =
    code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) && !(code >= 0x7f && code < 0xa0)
  return readable ? String.fromCodePoint(code) : ' '
}

const decodeEntities = (html: string) =>
  html.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (entity, decimal, hex, name) => {
    if (decimal) return character(Number(decimal))
    if (hex) return character(Number.parseInt(hex, 16))
    return named[String(name).toLowerCase()] ?? entity
  })

const lineBreaks = /<\s*(?:br|\/p|\/div|\/li|\/h\d|\/tr)\b[^<>]{0,200}>/gi
const unread = /<(script|style)\b[^<>]{0,200}>[\s\S]*?<\/\1\s*>/gi
const tags = /<\/?[a-z!][^<>]{0,2000}>/gi

const longest = 5000

const untidy = /[\s\p{Cc}]{2}|[^\S ]|\p{Cc}| [.,،۔]/u

/** A line with single blanks, and none before a full stop or a comma. Most are so already, and looking costs less than replacing. */
function tidyLine(line: string): string {
  if (!untidy.test(line)) return line.trim()
  return line
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replaceAll(/ +(?=[.,،۔](?: |$))/g, '')
}

function readHtml(html: string): string {
  return decodeEntities(decodeEntities(html))
    .replaceAll(unread, ' ')
    .replaceAll(lineBreaks, '\n')
    .replaceAll(tags, ' ')
    .split(/\r\n|\r|\n/)
    .map(tidyLine)
    .filter((line) => line !== '')
    .join('\n')
}

/** HTML, also escaped twice, as plain text with its line breaks; undefined when nothing is left. */
export function plainText(html: string | undefined): string | undefined {
  if (html === undefined) return undefined
  const cut = html.slice(0, 4 * longest)
  // Names and addresses of a large search are hardly ever HTML.
  const read = /[&<\r\n]/.test(cut) ? readHtml(cut) : tidyLine(cut)
  return read === '' ? undefined : read.slice(0, longest)
}
