import { fallbackLanguage, findLanguage, type Language } from '#src/i18n/languages.ts'

export type MoneyOrder = 'sign currency digits' | 'sign digits currency' | 'currency sign digits'

/** How a language writes dates, money and measures. Digits are Latin everywhere, to match supplier sheets and bank statements. */
export interface LocaleRules {
  /** Tag for Intl: Gregorian calendar, Latin digits. */
  readonly tag: string
  readonly rtl: boolean
  readonly group: string
  readonly decimal: string
  /** Currency for amounts in riyals. */
  readonly riyal: string
  /** Money inside a sentence. */
  readonly money: (sign: string, digits: string, currency: string) => string
  /** Parts of an amount on its own, from left to right. */
  readonly moneyOrder: MoneyOrder
  readonly weekday: (weekday: string, day: string) => string
  /** Day and time inside a sentence. */
  readonly dayAndTime: (day: string, time: string) => string
  readonly timeSeparator: string
  readonly hijriEra: string
  readonly meter: string
  readonly kilometer: string
  /** Undefined if Intl provides the plural forms: days and hours in Arabic and Urdu, minutes in Arabic. */
  readonly hour: string | undefined
  readonly minute: string | undefined
  readonly day: string | undefined
}

// A no-break space keeps an amount on one line.
const currencyFirst = (sign: string, digits: string, currency: string): string => `${sign}${currency}\u00a0${digits}`

const ENGLISH: LocaleRules = {
  tag: 'en-US-u-ca-gregory-nu-latn',
  rtl: false,
  group: ',',
  decimal: '.',
  riyal: 'SAR',
  money: currencyFirst,
  moneyOrder: 'sign currency digits',
  weekday: (weekday, day) => `${weekday}\u00a0${day}`,
  dayAndTime: (day, time) => `${day} at\u00a0${time}`,
  timeSeparator: ':',
  hijriEra: '',
  meter: 'm',
  kilometer: 'km',
  hour: 'h',
  minute: 'min',
  day: 'd',
}

const LOCALES: Record<Language, LocaleRules> = {
  'en-US': ENGLISH,
  'ar-SA': {
    tag: 'ar-SA-u-ca-gregory-nu-latn',
    rtl: true,
    group: ',',
    decimal: '.',
    riyal: 'ر.س',
    // Only the digits are isolated, so that the number comes before the currency.
    money: (sign, digits, currency) => `\u2066${sign}${digits}\u2069\u00a0${currency}`,
    // Digits are flush right in every language, so that amounts align by place value.
    moneyOrder: 'currency sign digits',
    weekday: (weekday, day) => `${weekday}،\u00a0${day}`,
    dayAndTime: (day, time) => `${day}، الساعة\u00a0${time}`,
    timeSeparator: ':',
    hijriEra: 'هـ',
    meter: 'م',
    kilometer: 'كم',
    hour: undefined,
    minute: undefined,
    day: undefined,
  },
  'tr-TR': {
    tag: 'tr-TR-u-ca-gregory-nu-latn',
    rtl: false,
    group: '.',
    decimal: ',',
    riyal: 'SAR',
    money: (sign, digits, currency) => `${sign}${digits}\u00a0${currency}`,
    moneyOrder: 'sign digits currency',
    weekday: (weekday, day) => `${day}\u00a0${weekday}`,
    dayAndTime: (day, time) => `${day}, saat\u00a0${time}`,
    timeSeparator: ':',
    hijriEra: '',
    meter: 'm',
    kilometer: 'km',
    hour: 'sa.',
    minute: 'dk.',
    day: 'gün',
  },
  'id-ID': {
    tag: 'id-ID-u-ca-gregory-nu-latn',
    rtl: false,
    group: '.',
    decimal: ',',
    riyal: 'SAR',
    money: currencyFirst,
    moneyOrder: 'sign currency digits',
    weekday: (weekday, day) => `${weekday},\u00a0${day}`,
    dayAndTime: (day, time) => `${day} pukul\u00a0${time}`,
    timeSeparator: '.',
    hijriEra: 'H',
    meter: 'm',
    kilometer: 'km',
    hour: 'jam',
    minute: 'mnt',
    day: 'hari',
  },
  'ur-PK': {
    tag: 'ur-PK-u-ca-gregory-nu-latn',
    rtl: true,
    group: ',',
    decimal: '.',
    riyal: 'SAR',
    // A thin space does not widen like the word spaces of Nastaliq, and the word joiner prevents a line break.
    money: (sign, digits, currency) => `\u2066${sign}${currency}\u2009\u2060${digits}\u2069`,
    moneyOrder: 'sign currency digits',
    weekday: (weekday, day) => `${weekday}،\u00a0${day}`,
    dayAndTime: (day, time) => `${day}، ${time}\u00a0بجے`,
    timeSeparator: ':',
    hijriEra: 'ھ',
    meter: 'میٹر',
    kilometer: 'کلومیٹر',
    hour: undefined,
    minute: 'منٹ',
    day: undefined,
  },
}

/** Rules of a language; English rules if the language is unsupported. */
export const localeRules = (language: string): LocaleRules => LOCALES[findLanguage(language) ?? fallbackLanguage]
