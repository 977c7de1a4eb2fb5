import type { Locale } from '#src/locales.ts'
import type { ServiceDescription } from '#src/mail/booking-email.ts'
import { formatDay, fill, isolate, isolateLtr, plural, type PluralForms } from '#src/mail/frame.ts'
import type { Order } from '#src/orders/repository.ts'
import { nameIn } from '#src/suppliers/local-names.ts'
import type { GroundOrder } from './tables.ts'

/** Texts about ground services in e-mails. */
interface GroundServiceTexts {
  company: string
  pilgrims: PluralForms
  arrival: string
  days: PluralForms
}

const textsByLocale: Record<Locale, GroundServiceTexts> = {
  'en-US': {
    company: 'Umrah company: {{company}}',
    pilgrims: { one: '{{n}} pilgrim', other: '{{n}} pilgrims' },
    arrival: 'Arrival: {{day}}',
    days: { one: '{{n}} day', other: '{{n}} days' },
  },
  'ar-SA': {
    company: 'شركة العمرة: {{company}}',
    pilgrims: { one: 'معتمر واحد', two: 'معتمران', few: '{{n}} معتمرين', many: '{{n}} معتمرًا', other: '{{n}} معتمر' },
    arrival: 'الوصول: {{day}}',
    days: { one: 'يوم واحد', two: 'يومان', few: '{{n}} أيام', many: '{{n}} يومًا', other: '{{n}} يوم' },
  },
  'tr-TR': {
    company: 'Suudi umre şirketi: {{company}}',
    pilgrims: { other: '{{n}} umreci' },
    arrival: 'Geliş: {{day}}',
    days: { other: '{{n}} gün' },
  },
  'id-ID': {
    company: 'Muassasah: {{company}}',
    pilgrims: { other: '{{n}} jemaah' },
    arrival: 'Kedatangan: {{day}}',
    days: { other: '{{n}} hari' },
  },
  'ur-PK': {
    company: 'عمرہ کمپنی: {{company}}',
    pilgrims: { one: '{{n}} معتمر', other: '{{n}} معتمرین' },
    arrival: 'آمد: {{day}}',
    days: { other: '{{n}} دن' },
  },
}

export const dayCount = (locale: Locale, days: number): string => plural(locale, textsByLocale[locale].days, days)

export const companyLine = (locale: Locale, { company }: GroundOrder['offer']): string =>
  fill(textsByLocale[locale].company, { company: isolate(nameIn(company.name, locale)) })

/** Describes the ground services of an order for an e-mail: package, company, day, pilgrims and extras. */
export function describeGroundServices(
  { offer }: Pick<GroundOrder, 'offer'>,
  order: Pick<Order, 'starts_on'>,
  locale: Locale,
): ServiceDescription {
  const texts = textsByLocale[locale]
  const name = offer.package.name[locale]
  return {
    name,
    lines: [
      isolate(name),
      isolate(nameIn(offer.company.name, locale)),
      fill(texts.arrival, { day: formatDay(locale, order.starts_on) }),
      plural(locale, texts.pilgrims, offer.pilgrims),
      ...offer.extras.map(
        (extra) =>
          `${isolateLtr(`${extra.quantity} ×`)} ${isolate(extra.name[locale])} · ${dayCount(locale, extra.duration)}`,
      ),
    ],
    notes: [],
  }
}
