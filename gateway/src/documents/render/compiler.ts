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

const page = (view: object) => ({
  mainFilePath: join(templates, 'document.typ'),
  inputs: { view: JSON.stringify(view) },
})

/** Typesets a view as PDF. */
export async function toPdf(view: object): Promise<Buffer> {
  return (await compilerOnce()).pdf(page(view))
}

/** Typesets a view as SVG, for tests that look at the page. */
export async function toSvg(view: object): Promise<string> {
  return (await compilerOnce()).plainSvg(page(view))
}
