import { describe, expect, test } from 'vitest'
import type { BookingEmail } from './booking-email.ts'
import { type EmailContent, renderEmail } from './render.ts'
import { linkTexts } from './link-texts.ts'
import { noticeTexts } from './notice-texts.ts'
import { emailTexts } from './texts.ts'

const content: BookingEmail = {
  kind: 'booking-confirmed',
  agentName: 'Demo Agent',
  service: {
    name: 'Nakhla Terrace',
    lines: ['Nakhla Terrace, Makkah', '5 nights'],
    notes: ['Special requests: low floor'],
  },
  startsOn: '2026-12-13',
  leadName: 'Lead Traveler',
  reference: 'MKH-7F3K-20418',
  totalHalalas: 614_820,
  freeUntil: '2026-12-10T11:00:00Z',
  fees: [
    { from: '2026-12-10T11:00:00Z', feeHalalas: 307_410 },
    { from: '2026-12-12T11:00:00Z', feeHalalas: 614_820 },
  ],
  refundHalalas: null,
  url: 'http://localhost:4000/booking-detail/abc',
}

const removeIsolates = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')

describe('booking e-mail', () => {
  test('shows the service, the price and the end of free cancellation in English', () => {
    const { subject, text } = renderEmail('en-US', content)
    expect(removeIsolates(subject)).toBe('Booking confirmed: Nakhla Terrace, Sun 13 Dec 2026 (MKH-7F3K-20418)')
    expect(removeIsolates(text)).toContain('Nakhla Terrace, Makkah\n5 nights\n\n')
    expect(removeIsolates(text)).toContain('Special requests: low floor')
    expect(removeIsolates(text)).toContain('Total incl. VAT: SAR 6,148.20')
    expect(removeIsolates(text)).toContain('Free cancellation until 10 Dec 2026 at 14:00 (Makkah time)')
  })

  test.each([
    ['ar-SA', 'rtl', '6,148.20 ر.س'],
    ['tr-TR', 'ltr', '6.148,20 SAR'],
    ['id-ID', 'ltr', 'SAR 6.148,20'],
    ['ur-PK', 'rtl', 'SAR 6,148.20'],
  ])('is in %s with its text direction and money format', (locale, dir, total) => {
    const { text, html } = renderEmail(locale, content)
    expect(removeIsolates(text)).toContain(total)
    expect(html).toContain(`<html lang="${locale}" dir="${dir}">`)
    expect(text).not.toMatch(/[٠-٩۰-۹]/)
  })

  test('writes Urdu dates without a comma before the year', () => {
    const { subject, text } = renderEmail('ur-PK', content)
    expect(removeIsolates(subject)).toContain('اتوار، 13 دسمبر 2026')
    expect(removeIsolates(text)).toContain('10 دسمبر 2026، 14:00 بجے تک')
  })

  test.each([
    [
      'en-US',
      'Cancellation fee from 12 Dec 2026 at 14:00 (Makkah time): SAR 6,148.20',
      'Cancellation fee from the time of booking: SAR 100.00',
      'Non-refundable',
    ],
    ['ar-SA', 'رسوم الإلغاء اعتبارًا من', 'رسوم الإلغاء من وقت الحجز: 100.00 ر.س', 'غير قابل للاسترداد'],
    [
      'tr-TR',
      'itibarıyla (Mekke saatiyle) iptal ücreti: 6.148,20 SAR',
      'Rezervasyon anından itibaren iptal ücreti: 100,00 SAR',
      'İade edilmez',
    ],
    ['id-ID', 'Biaya pembatalan mulai', 'Biaya pembatalan sejak pemesanan: SAR 100,00', 'Tidak bisa refund'],
    ['ur-PK', 'منسوخی کی کٹوتی: SAR 6,148.20', 'بکنگ کے وقت سے منسوخی کی کٹوتی: SAR 100.00', 'رقم ناقابلِ واپسی'],
  ])('lists the cancellation fees in %s', (locale, from, fromBooking, nonRefundable) => {
    expect(removeIsolates(renderEmail(locale, content).text)).toContain(from)
    const mixed = { ...content, freeUntil: null, fees: [{ from: null, feeHalalas: 100_00 }] }
    expect(removeIsolates(renderEmail(locale, mixed).text)).toContain(fromBooking)
    expect(removeIsolates(renderEmail(locale, mixed).text)).not.toContain(nonRefundable)
    const fixed = { ...content, freeUntil: null, fees: [] }
    expect(removeIsolates(renderEmail(locale, fixed).text)).toContain(nonRefundable)
  })

  test('shows the refund for a cancellation, without a deadline or notes', () => {
    const { text } = renderEmail('en-US', { ...content, kind: 'booking-cancelled', refundHalalas: 307_410 })
    expect(removeIsolates(text)).toContain('Refunded to the wallet: SAR 3,074.10')
    expect(text).not.toContain('Free cancellation')
    expect(text).not.toContain('Special requests')
  })

  test('escapes markup in names and removes their line breaks', () => {
    const { subject, html } = renderEmail('en-US', {
      ...content,
      service: { name: 'A\r\nBcc: x@y.test', lines: ['<b>&'], notes: [] },
    })
    expect(subject).not.toMatch(/[\r\n]/)
    expect(html).toContain('<strong>&lt;b&gt;&amp;</strong>')
  })

  test.each([
    ['en-US', 'Rihla'],
    ['ar-SA', 'منصة «رحلة»'],
    ['tr-TR', 'Rihla'],
    ['id-ID', 'Rihla'],
    ['ur-PK', 'رحلہ'],
  ])('shows the product name in %s and loads no external resources', (locale, name) => {
    const { text, html } = renderEmail(locale, content)
    expect(text.split('\n').at(-1)).toBe(name)
    expect(html).toContain(`>${name}</span>`)
    expect(html).not.toMatch(/<img|<link|src=|url\(|@import/)
  })

  test('uses Nastaliq with a taller line height for Urdu only', () => {
    expect(renderEmail('ur-PK', content).html).toContain("font:15px/2 'Noto Nastaliq Urdu'")
    expect(renderEmail('ar-SA', content).html).not.toContain('Nastaliq')
  })

  test('asks recipients not to reply', () => {
    expect(renderEmail('en-US', content).text).toContain('Please do not reply')
  })

  test('has every text in every language', () => {
    for (const table of [emailTexts, noticeTexts, linkTexts]) {
      const keys = Object.keys(table['en-US'])
      for (const [locale, texts] of Object.entries(table)) expect(Object.keys(texts), locale).toEqual(keys)
    }
  })
})

describe('e-mail about a changed authenticator', () => {
  const notice = {
    kind: 'authenticator-changed',
    agentName: 'TestGateway\r\nBcc: x@y.test',
    isFirst: false,
    at: '2026-11-21T09:00:00Z',
    contactMail: 'support@rihla.test',
    url: 'http://localhost:4000/profile',
  } as const

  test.each([
    ['en-US', 'ltr', 'since 21 Nov 2026 at 12:00 (Makkah time)'],
    ['ar-SA', 'rtl', 'منذ 21 نوفمبر 2026'],
    ['tr-TR', 'ltr', 'Başlangıç: 21 Kas 2026, saat 12:00 (Mekke saatiyle)'],
    ['id-ID', 'ltr', 'Sejak 21 Nov 2026'],
    ['ur-PK', 'rtl', '21 نومبر 2026'],
  ])(
    'says in %s when the authenticator became valid and what to do if someone else enrolled it',
    (locale, dir, since) => {
      const { subject, text, html } = renderEmail(locale, notice)
      expect(removeIsolates(text)).toContain(since)
      expect(removeIsolates(text)).toContain('support@rihla.test')
      expect(text).toContain('http://localhost:4000/profile')
      expect(html).toContain(`<html lang="${locale}" dir="${dir}">`)
      expect(`${subject}${text}${html}`).not.toMatch(/[٠-٩۰-۹]|\{\{/)
      expect(text).not.toContain('\r')
    },
  )

  test.each(['en-US', 'ar-SA', 'tr-TR', 'id-ID', 'ur-PK'] as const)(
    'does not mention a previous authenticator in %s if there was none',
    (locale) => {
      const earlier = noticeTexts[locale].authenticatorEarlier
      const [later, first] = [renderEmail(locale, notice), renderEmail(locale, { ...notice, isFirst: true })]
      expect(later.text).toContain(earlier)
      expect(first.text).not.toContain(earlier)
      expect(first.subject).not.toBe(later.subject)
      expect(first.text).not.toContain(noticeTexts[locale].authenticatorIntro)
    },
  )
})

describe('e-mail about an unpaid booking', () => {
  const kinds = ['booking-held', 'payment-due', 'booking-released'] as const
  const payBy = '2026-12-09T11:00:00Z'

  test('shows the payment deadline in English', () => {
    const { subject, text } = renderEmail('en-US', { ...content, kind: 'payment-due', payBy })
    expect(removeIsolates(subject)).toBe('Pay by 9 Dec 2026 at 14:00: Nakhla Terrace (MKH-7F3K-20418)')
    expect(removeIsolates(text)).toContain('Pay by (Makkah time): 9 Dec 2026 at 14:00')
  })

  test.each(['en-US', 'ar-SA', 'tr-TR', 'id-ID', 'ur-PK'])(
    'shows the deadline in %s, with different text for each kind of e-mail',
    (locale) => {
      const emails = kinds.map((kind) => renderEmail(locale, { ...content, kind, payBy }))
      expect(new Set(emails.map(({ subject }) => subject)).size).toBe(3)
      for (const { subject, text, html } of emails) {
        expect(removeIsolates(text)).toMatch(/14[:.]00/)
        expect(`${subject}${text}${html}`).not.toContain('{{')
      }
    },
  )
})

describe('e-mail about tightened terms', () => {
  const accepted = { freeUntil: content.freeUntil, fees: content.fees }
  const tightened: BookingEmail = { ...content, kind: 'terms-tightened', freeUntil: '2026-12-07T11:00:00Z', accepted }

  test('shows the current terms, then the accepted ones', () => {
    const text = removeIsolates(renderEmail('en-US', tightened).text)
    const positions = ['until 7 Dec 2026 at 14:00', 'Accepted when booking:', 'until 10 Dec 2026 at 14:00'].map(
      (part) => text.indexOf(part),
    )
    expect(positions.every((position) => position > 0)).toBe(true)
    expect(positions).toEqual(positions.toSorted((one, other) => one - other))
  })

  test.each(['en-US', 'ar-SA', 'tr-TR', 'id-ID', 'ur-PK'])('shows current and accepted terms in %s', (locale) => {
    const { subject, text, html } = renderEmail(locale, tightened)
    expect(subject).not.toBe(renderEmail(locale, content).subject)
    expect(removeIsolates(text).match(/14[:.]00/g)?.length).toBeGreaterThan(2)
    expect(`${subject}${text}${html}`).not.toContain('{{')
  })
})

describe('e-mail about a returned top-up', () => {
  const returned: EmailContent = {
    kind: 'top-up-returned',
    agentName: 'Demo Agent',
    reason: 'CHARGEBACK',
    halalas: 500_00,
    lastFour: '2024',
    balanceHalalas: 0,
    owedHalalas: 350_00,
    contactMail: 'support@rihla.test',
    url: 'http://localhost:4000/wallet',
  }

  test('says what happened, how it affects the balance, and what to do', () => {
    const { subject, text } = renderEmail('en-US', returned)
    expect(removeIsolates(subject)).toBe('A wallet top-up was charged back (SAR 500.00)')
    expect(removeIsolates(text)).toContain('Card ending in 2024\nWallet balance now: SAR 0.00')
    expect(removeIsolates(text)).toContain('your company owes SAR 350.00')
    expect(removeIsolates(text)).toContain('write to support@rihla.test')
    expect(removeIsolates(text)).toContain('View wallet: http://localhost:4000/wallet')
  })

  test.each(Object.keys(emailTexts))(
    'has no empty placeholders in %s, and mentions a debt only if there is one',
    (locale) => {
      for (const reason of ['REFUND', 'CHARGEBACK', 'REVERSAL'] as const) {
        const { subject, text } = renderEmail(locale, { ...returned, reason })
        expect(subject + text).not.toContain('{{')
        expect(removeIsolates(text)).toMatch(/350[.,]00/)
        expect(removeIsolates(renderEmail(locale, { ...returned, reason, owedHalalas: 0 }).text)).not.toMatch(
          /350[.,]00/,
        )
      }
    },
  )
})
