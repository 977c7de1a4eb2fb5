import { extractText, getDocumentProxy } from 'unpdf'

/** Reads the text and the number of pages of a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<{ text: string; pages: number }> {
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return { text: text.replaceAll(/\s+/g, ' '), pages: totalPages }
}
