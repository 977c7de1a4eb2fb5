import { extractText, getDocumentProxy } from 'unpdf'

/** Text of all pages of a PDF, without the marks that isolate directions, and their number. */
export async function readPdf(bytes: Uint8Array): Promise<{ text: string; pages: number }> {
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return { text: text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' '), pages: totalPages }
}
