import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const templates = join(import.meta.dirname, 'templates')

/** One file for each weight that the template uses. */
const fontFiles = [
  '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
  '@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
  '@expo-google-fonts/hanken-grotesk/700Bold/HankenGrotesk_700Bold.ttf',
  '@expo-google-fonts/cairo/400Regular/Cairo_400Regular.ttf',
  '@expo-google-fonts/cairo/600SemiBold/Cairo_600SemiBold.ttf',
  '@expo-google-fonts/cairo/700Bold/Cairo_700Bold.ttf',
  '@expo-google-fonts/noto-nastaliq-urdu/400Regular/NotoNastaliqUrdu_400Regular.ttf',
  '@expo-google-fonts/noto-nastaliq-urdu/700Bold/NotoNastaliqUrdu_700Bold.ttf',
]

const load = async () => {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  const fontBlobs = fontFiles.map((file) => readFileSync(fileURLToPath(import.meta.resolve(file))))
  return NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs }] })
}

let compiler: ReturnType<typeof load> | undefined

/** The typesetter, loaded with the first document: it takes 60 MB of memory. */
const compilerOnce = () => (compiler ??= load())

type Compiler = Awaited<ReturnType<typeof load>>
type Page = Parameters<Compiler['pdf']>[0]

/** Logos are files to the typesetter, each with a name of its own, because it caches what it has read. */
const logoFile = (logo: Buffer) => `logo-${createHash('sha256').update(logo).digest('hex')}.png`

/** The typesetter is synchronous, so the logo is there for this page only. */
async function typeset<T>(view: object, logo: Buffer | null, set: (compiler: Compiler, page: Page) => T): Promise<T> {
  const ready = await compilerOnce()
  const file = logo && logoFile(logo)
  if (logo && file) ready.mapShadow(join(templates, file), logo)
  try {
    return set(ready, {
      mainFilePath: join(templates, 'document.typ'),
      inputs: { view: JSON.stringify({ ...view, logo: file }) },
    })
  } finally {
    if (file) ready.unmapShadow(join(templates, file))
  }
}

/** Typesets a view as PDF, with a logo as PNG. */
export const toPdf = (view: object, logo: Buffer | null = null): Promise<Buffer> =>
  typeset(view, logo, (ready, page) => ready.pdf(page))

/** Typesets a view as SVG, for tests that look at the page. */
export const toSvg = (view: object, logo: Buffer | null = null): Promise<string> =>
  typeset(view, logo, (ready, page) => ready.plainSvg(page))
