import { expect, test } from 'vitest'
import cases from '../../../docs/money-cases.json' with { type: 'json' }
import { locales } from '#src/locales.ts'
import { halalasOf } from '#src/values/money.ts'
import { rightToLeft } from './frame.ts'
import { money } from './money.ts'

test.each(cases)('formats $amount riyals in e-mails and documents as on screens', ({ amount, texts }) => {
  for (const locale of locales) {
    const text = money(locale, halalasOf(Number(amount)) ?? Number.NaN)
    expect(rightToLeft.has(locale) ? text : text.replaceAll(/[\u2066\u2069]/g, '')).toBe(texts[locale])
  }
})
