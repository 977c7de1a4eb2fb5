import { HStack } from '@chakra-ui/react'
import { Icon } from '#src/components/icons/icon.tsx'
import { useCountries } from '#src/data/use-countries.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { BarDivider } from './bar-frame.tsx'

/** The nationality at the end of the line, where there is room for it. */
export function NationalityFact({ nationality }: { nationality: string }) {
  const { countries } = useCountries()
  const { i18n } = useTranslation()
  // Until the countries are loaded, the name that the browser knows.
  const names = new Intl.DisplayNames(i18n.language, { type: 'region' })
  return (
    <>
      <BarDivider from="lg" />
      <HStack gap="1.5" hideBelow="lg" minW="0">
        <Icon name="flag" color="fg.subtle" />
        <span>{countries.find(({ code }) => code === nationality)?.name ?? names.of(nationality) ?? nationality}</span>
      </HStack>
    </>
  )
}
