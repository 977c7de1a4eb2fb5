import { useEffect, useState } from 'react'
import { formatFor } from '#src/lib/i18n/format-for.ts'
import type { Money } from '#src/domain/money.ts'
import { findLanguage } from '#src/i18n/languages.ts'
import { fetchTexts } from '#src/lib/i18n/i18n.ts'
import { toPlainText } from '#src/lib/i18n/plain-text.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

export interface LinkFacts {
  /** Path of the link on this origin. */
  readonly path: string
  /** Language of the receiver's profile. If null, the message is in the current language. */
  readonly receiverLanguage: string | null
  readonly ownerCompany: string | null
  readonly serviceName: string | null
  readonly travelDate: string | null
  readonly checkIn: string | null
  readonly checkOut: string | null
  readonly total: Money | null
  readonly expiresAt: string | null
}

/** URL of a payment link. */
export const linkUrl = (path: string): string => new URL(path, globalThis.location.origin).href

/** Translation function of another language once its texts are loaded; of the current language until then. */
function useTextsInLanguage(language: string) {
  const { t, i18n } = useTranslation('components')
  const [loaded, setLoaded] = useState<string>()
  const isLoaded = loaded === language || i18n.hasResourceBundle(language, 'components')
  useEffect(() => {
    let isCurrent = true
    // If the texts cannot be loaded, the message stays in the current language.
    if (!isLoaded)
      fetchTexts(language, ['components']).then(
        () => isCurrent && setLoaded(language),
        () => undefined,
      )
    return () => {
      isCurrent = false
    }
  }, [isLoaded, language])
  return isLoaded
    ? { texts: i18n.getFixedT(language, 'components'), format: formatFor(language) }
    : { texts: t, format: formatFor(i18n.language) }
}

/** Plain-text message that describes a payment link in the receiver's language. */
export function useLinkMessage(link: LinkFacts): string {
  const { i18n } = useTranslation()
  const { texts, format } = useTextsInLanguage(findLanguage(link.receiverLanguage ?? '') ?? i18n.language)
  const { checkIn, checkOut, travelDate, ownerCompany, total, expiresAt } = link
  const dates =
    checkIn && checkOut ? format.stay(checkIn, checkOut, 'always') : travelDate && format.weekday(travelDate, 'always')
  return toPlainText([
    ownerCompany ? texts('link.message.from', { company: ownerCompany }) : texts('link.message.intro'),
    '',
    link.serviceName,
    dates,
    total && texts('link.message.total', { amount: format.money(total) }),
    expiresAt && texts('link.message.validUntil', { instant: format.dateTime(expiresAt) }),
    '',
    linkUrl(link.path),
  ])
}
