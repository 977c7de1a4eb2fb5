import { Piscina } from 'piscina'
import type { Page } from './typeset.ts'

/** The typesetter's thread, which the first document starts. If it crashes, the document in progress fails, and the next document starts a new thread. */
export const typesetter = new Piscina<Page, Uint8Array | string>({
  filename: new URL('./typeset.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: Infinity,
  // With atomics, waiting for work would block the thread's event loop, so the compiler's results would not be freed.
  atomics: 'disabled',
})
// A crash while no document is being rendered must not stop the gateway.
typesetter.on('error', () => {})

/** Typesets a view as PDF, with a logo as PNG. */
export async function toPdf(view: object, logo: Buffer | null = null): Promise<Buffer> {
  return Buffer.from(await typesetter.run({ view, logo, format: 'pdf' }))
}

/** Typesets a view as SVG, for tests that look at the page. */
export const toSvg = async (view: object, logo: Buffer | null = null): Promise<string> =>
  String(await typesetter.run({ view, logo, format: 'svg' }))
