import { setImmediate } from 'node:timers/promises'
import scanner from 'jsqr'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { mapLocales, type Locale, locales } from '#src/locales.ts'
import { rtlLocales } from '#src/mail/frame.ts'
import { emailTexts } from '#src/mail/texts.ts'
import { testSettings } from '#src/testing/app.ts'
import { readPdf } from '#src/testing/pdf.ts'
import { staySpan } from '#src/products/hotel/stay-span.ts'
import type { DocumentData } from '../document-data.ts'
import type { DocumentKind } from '../kinds.ts'
import { toSvg, typesetter } from './typesetter.ts'
import * as render from './render-document.ts'
import * as view from './view.ts'

const hotel = { documentSpan: staySpan }

type Document = Parameters<typeof render.renderDocument>[0]

const renderDocument = (document: Document, locale: Locale, options: { logo?: Buffer } = {}) =>
  render.renderDocument(document, locale, hotel, options)

const viewDocument = (document: Document, locale: Locale) => view.viewDocument(document, locale, hotel)

const facts: DocumentData = {
  seller: testSettings.seller,
  buyer: {
    name: 'Çınar Şirketi İğdır',
    country: 'TR',
    vatNumber: '1234567890',
    licenceNumber: 'UMR-1',
    agent: 'Agent',
  },
  booking: {
    reference: 'MKH-7F3K-20418',
    supplierReference: 'UH-204/18',
    partnerReference: null,
    bookedAt: '2026-11-21T09:00:00Z',
    startsOn: '2027-01-10',
    endsOn: '2027-01-13',
    leadName: 'Guest Amber',
  },
  service: {
    name: { ...mapLocales(() => 'Nakhla Terrace'), 'ar-SA': 'شرفة نخلة', 'ur-PK': 'نخلہ ٹیرس' },
    address: null,
    phone: '+966 12 000 0006',
    checkInTime: '16:00',
    checkOutTime: '12:00',
    lines: [
      { name: mapLocales(() => 'Quad room'), detail: null, quantity: 1, halalas: 115_000, travelers: [] },
      { name: mapLocales(() => 'Double room'), detail: null, quantity: 1, halalas: 115_001, travelers: [] },
    ],
    notes: mapLocales(() => []),
    fees: null,
    tax: 30_000,
  },
  totalHalalas: 230_001,
  promo: { code: 'RIHLA10', discountHalalas: 25_556 },
  paidAt: '2026-11-21T09:00:01Z',
  card: null,
  freeUntil: '2027-01-07T11:00:00Z',
  fees: [{ from: '2027-01-07T11:00:00Z', feeHalalas: 115_001 }],
  refund: { halalas: 115_000, at: '2027-01-08T09:00:00Z' },
  invoice: { number: 'INV-0001-000041', issuedAt: '2026-11-21T09:00:01Z' },
}

const createDocument = (kind: DocumentKind) => ({
  kind,
  number: 'INV-0001-000042',
  issued_at: new Date('2026-11-21T09:00:01.234Z'),
  facts,
})

/** Decodes the five fields of a phase-1 code: tag, length in bytes, UTF-8 value. */
function decodeFields(base64: string): Record<number, string> {
  const bytes = Buffer.from(base64, 'base64')
  const fields: Record<number, string> = {}
  for (let offset = 0; offset < bytes.length;) {
    const [tag = 0, length = 0] = bytes.subarray(offset, offset + 2)
    fields[tag] = bytes.subarray(offset + 2, offset + 2 + length).toString()
    offset += 2 + length
  }
  return fields
}

// The gateway blocks SVG decoding; the test needs it to scan the pages.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })

// The package is CommonJS, but its types declare a `default` export.
const decode = scanner as unknown as typeof scanner.default

/** Scans the QR code of a typeset page. */
async function scan(kind: DocumentKind, change: Partial<DocumentData> = {}): Promise<string | undefined> {
  const svg = await toSvg(viewDocument({ ...createDocument(kind), facts: { ...facts, ...change } }, 'en-US'))
  const { data, info } = await sharp(Buffer.from(svg), { density: 144 })
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decode(new Uint8ClampedArray(data), info.width, info.height)?.data
}

beforeAll(async () => void (await renderDocument(createDocument('invoice'), 'en-US')))

describe('typesetter', () => {
  it('does not block the gateway while it renders pages', async () => {
    const finished: string[] = []
    const pages = Array.from({ length: 5 }, () =>
      renderDocument(createDocument('voucher'), 'en-US').then(() => finished.push('page')),
    )
    await setImmediate()
    finished.push('other work')
    await Promise.all(pages)
    expect(finished[0]).toBe('other work')
  })

  it('renders the next page after a crash', async () => {
    const failing = renderDocument(createDocument('voucher'), 'en-US')
    await Promise.all([expect(failing).rejects.toThrow('exited'), typesetter.threads[0]?.terminate()])
    expect((await readPdf(await renderDocument(createDocument('voucher'), 'en-US'))).pages).toBe(1)
  })
})

describe('typesetter memory', () => {
  const renderPages = async (from: number, to: number) => {
    for (let page = from; page < to; page += 1) {
      const booking = { ...facts.booking, reference: `MKH-7F3K-${20_000 + page}` }
      await renderDocument({ ...createDocument('voucher'), facts: { ...facts, booking } }, 'en-US')
    }
  }

  it('does not grow with every rendered page', async () => {
    await renderPages(0, 20)
    const before = process.memoryUsage.rss()
    await renderPages(20, 120)
    expect((process.memoryUsage.rss() - before) / 2 ** 20).toBeLessThan(60)
  }, 60_000)
})

describe('QR code on a page', () => {
  it('contains an invoice’s seller, VAT number, time, total and tax', async () => {
    const code = await scan('invoice')
    expect(decodeFields(code ?? '')).toEqual({
      1: testSettings.seller.nameArabic,
      2: '300000000000003',
      3: '2026-11-21T09:00:01Z',
      4: '2300.01',
      5: '300.00',
    })
  })

  it('contains a credit note’s refund and its share of the tax', async () => {
    expect(decodeFields((await scan('creditNote')) ?? '')).toMatchObject({ 4: '1150.00', 5: '150.00' })
  })

  it('does not appear on a voucher or a receipt', async () => {
    expect(await scan('voucher')).toBeUndefined()
    expect(await scan('receipt')).toBeUndefined()
  })
})

describe('price section of a page', () => {
  const renderText = async (kind: DocumentKind, change: Partial<DocumentData>, locale: Locale = 'en-US') =>
    (await readPdf(await renderDocument({ ...createDocument(kind), facts: { ...facts, ...change } }, locale))).text

  const taxes = { vat: 287_50, municipalityFee: 95_84, municipalityRate: '5' }

  it('shows an invoice’s VAT and municipality fee separately with their rates, and the same VAT as the QR code', async () => {
    const text = await renderText('invoice', { taxes })
    for (const part of ['SAR 1,916.67', 'VAT 15% (Saudi Arabia)', 'SAR 287.50', 'Municipality fee 5%', 'SAR 95.84'])
      expect(text).toContain(part)
    expect(decodeFields((await scan('invoice', { taxes })) ?? '')).toMatchObject({ 4: '2300.01', 5: '287.50' })
  })

  it('shows the taxable amount if it is not the net price', async () => {
    const bases = { ...taxes, vatBase: 1_900_00, municipalityBase: 1_916_67 }
    const net = { ...bases, vatBase: 1_916_67 }
    expect(await renderText('invoice', { taxes: bases })).toContain('VAT 15% (Saudi Arabia) on SAR 1,900.00')
    const half = await renderText('creditNote', {
      taxes: bases,
      refund: { halalas: 115_000, at: '2027-01-08T09:00:00Z' },
    })
    expect(half).toContain('VAT 15% (Saudi Arabia) on SAR 950.00')
    for (const locale of locales) {
      expect(await renderText('invoice', { taxes: bases }, locale)).toContain('1,900.00')
      expect(await renderText('invoice', { taxes: net }, locale)).not.toContain('1,900.00')
    }
  })

  it.each([
    ['en-US', 'rate not stated by the supplier'],
    ['tr-TR', 'oranı tedarikçi belirtmedi'],
    ['id-ID', 'tarif tidak dicantumkan supplier'],
  ] as const)('says in %s that the supplier did not send the rate', async (locale, text) => {
    expect(await renderText('invoice', { taxes: { ...taxes, municipalityRate: null } }, locale)).toContain(text)
  })

  it('lists the charge and the refunds on a receipt', async () => {
    const movements = [
      { kind: 'CHARGED', halalas: 300_000, at: '2026-11-21T09:00:01Z' },
      { kind: 'REFUNDED', halalas: 69_999, at: '2026-11-22T09:00:01Z' },
    ] as const
    const text = await renderText('receipt', { movements })
    for (const part of ['SAR 3,000.00', '−SAR 699.99', 'Total paid after refunds', 'SAR 2,300.01'])
      expect(text).toContain(part)
    expect(await renderText('receipt', { movements: movements.slice(0, 1) })).toContain('Total paid')
    const turkish = await renderText('receipt', { movements }, 'tr-TR')
    for (const part of ['3.000,00 SAR', '−699,99 SAR', '2.300,01 SAR']) expect(turkish).toContain(part)
  })
})

describe('names and notes on a page', () => {
  const names = ['রহিম উদ্দিন', 'इमरान ख़ान', 'ښایسته ګل', 'ڪريم', 'ڕێبوار', 'Юсуф', 'Γιώργος', 'Nguyễn Thị', 'Əliyev']

  it.each(locales)('are printed in %s with bundled fonts only', async (locale) => {
    const service = {
      ...facts.service,
      lines: [
        {
          ...(facts.service.lines[0] ?? { name: mapLocales(() => ''), detail: null, quantity: 1, halalas: null }),
          travelers: names.map((name) => ({ name, age: null })),
        },
      ],
      notes: mapLocales(() => ['50 \u20C1 \u{1F600} 陳大文']),
    }
    const page = await renderDocument({ ...createDocument('voucher'), facts: { ...facts, service } }, locale)
    const { text } = await readPdf(page)
    expect(text).toContain('Юсуф')
    expect(text).toMatch(/50 ?SAR ?\?\?\?/)
    const fonts = new Set(page.toString('latin1').match(/(?<=\/BaseFont\s*\/[A-Z]{6}\+)[A-Za-z]+/g))
    expect(
      [...fonts].filter(
        (font) => !/^(HankenGrotesk|Vazirmatn|NotoNastaliqUrdu|NotoSans|NotoSansArabic|NotoSansBengali)$/.test(font),
      ),
    ).toEqual([])
    expect(fonts.size).toBeGreaterThan(3)
  })
})

it('prints a question mark for each letter in a script without a font, and omits vowel signs', async () => {
  const booking = { ...facts.booking, leadName: 'ศักดิ์ 12 குமார் 34 מֹשֶׁה' }
  const page = await renderDocument({ ...createDocument('voucher'), facts: { ...facts, booking } }, 'en-US')
  const { text } = await readPdf(page)
  expect(text).toMatch(/\?\?\? ?12 ?\?\?\? ?34 ?\?\?\?/)
  expect(text).not.toMatch(/[\p{Script=Thai}\p{Script=Tamil}\p{Script=Hebrew}]/u)
})

describe('document page', () => {
  it.each(locales)('fits on one sheet in %s with references, names and numbers as copyable text', async (locale) => {
    const { text, pages } = await readPdf(await renderDocument(createDocument('invoice'), locale))
    expect(pages).toBe(1)
    for (const part of ['MKH-7F3K-20418', 'UH-204/18', 'Çınar Şirketi İğdır', '+966 12 000 0006'])
      expect(text).toContain(part)
    for (const part of [locale === 'id-ID' ? '16.00' : '16:00']) expect(text).toContain(part)
    expect(text).toContain(locale === 'tr-TR' || locale === 'id-ID' ? '2.300,01' : '2,300.01')
    // Direction marks would be copied along with a name.
    expect(text).not.toMatch(/\{\{|undefined|[٠-٩۰-۹\u2066-\u2069]/)
  })

  it.each(locales)('fits on one sheet in %s even with a logo of the maximum height or width', async (locale) => {
    const logo = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: 'red' } })
        .png()
        .toBuffer()
    expect(
      (await readPdf(await renderDocument(createDocument('invoice'), locale, { logo: await logo(240, 240) }))).pages,
    ).toBe(1)
    const measureLogo = async (picture: Buffer) => {
      const svg = await toSvg(viewDocument(createDocument('invoice'), locale), picture)
      const { data, info } = await sharp(Buffer.from(svg))
        .flatten({ background: 'white' })
        .raw()
        .toBuffer({ resolveWithObject: true })
      const isRed = (x: number, y: number) => {
        const at = (y * info.width + x) * info.channels
        return (data[at] ?? 0) > 250 && (data[at + 1] ?? 255) < 10
      }
      const xs = Array.from({ length: info.width }, (_, x) => x)
      const ys = Array.from({ length: info.height }, (_, y) => y)
      const columns = xs.filter((x) => ys.some((y) => isRed(x, y)))
      const toMillimeters = (pixels: number) => Math.round((pixels * 210) / info.width)
      return {
        width: toMillimeters(columns.length),
        height: toMillimeters(ys.filter((y) => columns.some((x) => isRed(x, y))).length),
        isAtStart: rtlLocales.has(locale) === (columns[0] ?? 0) > info.width / 2,
      }
    }
    const height = locale === 'ur-PK' ? 10 : 16
    expect(await measureLogo(await logo(240, 240))).toEqual({ width: height, height, isAtStart: true })
    expect(await measureLogo(await logo(640, 64))).toEqual({ width: 50, height: 5, isAtStart: true })
  })

  it.each(locales)('fits two full rooms, an address, taxes and two fees on one sheet in %s', async (locale) => {
    const address = { ...mapLocales(() => 'Ajyad Street, Makkah'), 'ar-SA': 'شارع أجياد، مكة' }
    const travelers = Array.from({ length: 4 }, () => ({ name: 'Guest Amber', age: null }))
    const detail = { ...mapLocales(() => 'Breakfast'), 'ur-PK': 'ناشتہ' }
    const lines = facts.service.lines.map((line) => ({ ...line, detail, travelers }))
    const full: DocumentData = {
      ...facts,
      booking: { ...facts.booking, partnerReference: 'OWN-1' },
      service: { ...facts.service, address, lines },
      promo: null,
      taxes: { vat: 287_50, municipalityFee: 95_84, municipalityRate: '5' },
      fees: [...facts.fees, { from: '2027-01-09T11:00:00Z', feeHalalas: 230_001 }],
    }
    const page = await renderDocument({ ...createDocument('invoice'), facts: full }, locale)
    expect((await readPdf(page)).pages).toBe(1)
  })

  it.each(locales)('shows the terms tightened after it was issued, then the accepted ones, in %s', (locale) => {
    const { freeUntil, fees } = facts
    const terms = { freeUntil: '2027-01-04T11:00:00Z', fees: [], accepted: { freeUntil, fees } }
    const accepted = viewDocument(createDocument('voucher'), locale).terms?.sentences ?? []
    const sentences =
      view.viewDocument(createDocument('voucher'), locale, hotel, { mark: null, terms }).terms?.sentences ?? []
    const [now = '', changed, ...before] = sentences
    expect(accepted).toHaveLength(1)
    expect(before).toEqual(accepted)
    expect(now).toBe(accepted[0]?.replace(/7(?= )/, '4'))
    expect(changed).toBe(emailTexts[locale].tightened)
  })

  it.each([
    ['en-US', 'Tax invoice', 'Sun 10 Jan 2027', '2 Shaban 1448'],
    ['ar-SA', 'فاتورة', '10', '1448'],
    ['tr-TR', 'Fatura', '10 Oca 2027 Paz', '2 Şaban 1448'],
    ['id-ID', 'Invoice', 'Min, 10 Jan 2027', '2 Syakban 1448 H'],
  ] as const)('shows dates in both calendars in %s', async (locale, ...parts) => {
    const { text } = await readPdf(await renderDocument(createDocument('invoice'), locale))
    for (const part of parts) expect(text).toContain(part)
  })

  it('includes Arabic beside every other language', () => {
    for (const locale of locales) {
      const { title, service } = viewDocument(createDocument('invoice'), locale)
      expect(title.arabic).toBe(locale === 'ar-SA' ? '' : 'فاتورة ضريبية')
      expect(service.name.arabic).toBe(locale === 'ar-SA' ? '' : 'شرفة نخلة')
    }
  })

  it('is identical each time it is rendered', async () => {
    const [first, second] = await Promise.all([
      renderDocument(createDocument('invoice'), 'tr-TR'),
      renderDocument(createDocument('invoice'), 'tr-TR'),
    ])
    expect(await readPdf(first)).toEqual(await readPdf(second))
  })
})
