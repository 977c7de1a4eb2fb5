import { extractText, getDocumentProxy } from 'unpdf'

/** Text of all pages of a PDF, and their number. */
export async function readPdf(bytes: Uint8Array): Promise<{ text: string; pages: number }> {
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return { text: text.replaceAll(/\s+/g, ' '), pages: totalPages }
}
