import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { directionOf, distanceBetween } from '#src/domain/distance.ts'
import { type City, guides, type Site } from './sites.ts'

/** Returns a function that locates a site from the city's mosque: `18 km · southeast`, or undefined for the mosque itself. */
export function useSitePlace(city: City): (site: Site) => string | undefined {
  const { t } = useTranslation('guides')
  const format = useFormat()
  const { center } = guides[city]
  return (site) => {
    if (site.id === center.id) return undefined
    const distance = format.kilometers(distanceBetween(center.location, site.location))
    return joinWithDots([distance, t(`directions.${directionOf(center.location, site.location)}`)])
  }
}
