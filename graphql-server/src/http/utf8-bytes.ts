import { isAscii } from 'node:buffer'
import { isStringOneByteRepresentation } from 'node:v8'

/** Encodes text as UTF-8. Most responses are ASCII, which can be copied. Node would count and convert every character. */
export function utf8Bytes(text: string): Buffer {
  if (isStringOneByteRepresentation(text)) {
    const bytes = Buffer.from(text, 'latin1')
    if (isAscii(bytes)) return bytes
  }
  return Buffer.from(text)
}
