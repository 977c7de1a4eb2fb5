// Runs in the typesetter's thread, because the compiler is synchronous and takes tens of milliseconds per page.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { toPrintable } from './printable.ts'

const templates = join(import.meta.dirname, 'templates')

/** One file for each weight that the template uses. */
const fontFiles = [
  '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
  '@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
  '@expo-google-fonts/hanken-grotesk/700Bold/HankenGrotesk_700Bold.ttf',
  '@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf',
  '@expo-google-fonts/vazirmatn/600SemiBold/Vazirmatn_600SemiBold.ttf',
  '@expo-google-fonts/vazirmatn/700Bold/Vazirmatn_700Bold.ttf',
  '@expo-google-fonts/noto-nastaliq-urdu/400Regular/NotoNastaliqUrdu_400Regular.ttf',
  '@expo-google-fonts/noto-nastaliq-urdu/700Bold/NotoNastaliqUrdu_700Bold.ttf',
  // Letters in names that the fonts above lack: Cyrillic, Greek, Devanagari, Bengali, and the Arabic letters of Pashto, Sindhi and Kurdish.
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  '@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
  '@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf',
  '@expo-google-fonts/noto-sans-bengali/700Bold/NotoSansBengali_700Bold.ttf',
]

const compiler = NodeCompiler.create({
  workspace: templates,
  fontArgs: [{ fontBlobs: fontFiles.map((file) => readFileSync(fileURLToPath(import.meta.resolve(file)))) }],
})

/** The typesetter reads logos as files and caches them, so each logo needs a unique name. */
const toLogoFileName = (logo: Uint8Array) => `logo-${createHash('sha256').update(logo).digest('hex')}.png`

/** A view to typeset, as PDF or, for tests that look at the page, as SVG. */
export interface Page {
  readonly view: object
  /** PNG. */
  readonly logo: Uint8Array | null
  readonly format: 'pdf' | 'svg'
}

export default function typeset({ view, logo, format }: Page): Uint8Array | string {
  const file = logo && toLogoFileName(logo)
  if (logo && file) compiler.mapShadow(join(templates, file), Buffer.from(logo))
  try {
    const page = {
      mainFilePath: join(templates, 'document.typ'),
      inputs: {
        view: JSON.stringify({ ...view, logo: file }, (_key, value) =>
          typeof value === 'string' ? toPrintable(value) : value,
        ),
      },
    }
    return format === 'pdf' ? compiler.pdf(page) : compiler.plainSvg(page)
  } finally {
    if (file) compiler.unmapShadow(join(templates, file))
    // The compiler would cache every rendered page, about 2 MB each.
    compiler.evictCache(0)
  }
}
