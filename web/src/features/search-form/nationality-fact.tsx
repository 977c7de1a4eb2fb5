import { HStack } from '@chakra-ui/react'
import { Icon } from '#src/components/icons/icon.tsx'
import { useCountries } from '#src/data/use-countries.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { BarDivider } from './bar-frame.tsx'

/** Nationality in the current search, at the end of the line above a page. Hidden on narrow screens. */
export function NationalityFact({ nationality }: { nationality: string }) {
  const { countries } = useCountries()
  const { i18n } = useTranslation()
  // Until the countries have loaded, shows the browser's name for the country.
  const countryNames = new Intl.DisplayNames(i18n.language, { type: 'region' })
  return (
    <>
      <BarDivider from="lg" />
      <HStack gap="1.5" hideBelow="lg" minW="0">
        <Icon name="flag" color="fg.subtle" />
        <span>
          {countries.find(({ code }) => code === nationality)?.name ?? countryNames.of(nationality) ?? nationality}
        </span>
      </HStack>
    </>
  )
}
