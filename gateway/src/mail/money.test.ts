import { expect, test } from 'vitest'
import cases from '../../../docs/money-cases.json' with { type: 'json' }
import { locales } from '#src/locales.ts'
import { toHalalas } from '#src/values/money.ts'
import { rtlLocales } from './frame.ts'
import { formatMoney } from './money.ts'

test.each(cases)('formats $amount riyals the same in e-mails and documents as on screens', ({ amount, texts }) => {
  for (const locale of locales) {
    const text = formatMoney(locale, toHalalas(Number(amount)) ?? Number.NaN)
    expect(rtlLocales.has(locale) ? text : text.replaceAll(/[\u2066\u2069]/g, '')).toBe(texts[locale])
  }
})
