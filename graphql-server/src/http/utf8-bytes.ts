import { isAscii } from 'node:buffer'
import { isStringOneByteRepresentation } from 'node:v8'

/** A text in UTF-8. Most answers are ASCII, which is only copied: Node would count its letters and convert them one by one. */
export function utf8Bytes(text: string): Buffer {
  if (isStringOneByteRepresentation(text)) {
    const bytes = Buffer.from(text, 'latin1')
    if (isAscii(bytes)) return bytes
  }
  return Buffer.from(text)
}
