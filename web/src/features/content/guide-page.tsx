import { Box, Button, Grid, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { Panorama } from '#src/components/layout/panorama.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { GuideContents } from './guide-contents.tsx'
import { GuideMap } from './guide-map.tsx'
import { PageHead } from './page-head.tsx'
import { SiteCard } from './site-card.tsx'
import { type City, guides } from './sites.ts'
import { useHashTarget } from './use-hash-target.ts'
import { usePrintInLightMode } from '#src/lib/browser/use-print-in-light-mode.ts'

const advice = ['gettingAround', 'crowds', 'dress', 'rules'] as const

export const MakkahGuide = () => <GuidePage city="makkah" />
export const MadinahGuide = () => <GuidePage city="madinah" />

/** A guide to a city for groups: getting around, conduct and holy sites. */
function GuidePage({ city }: { city: City }) {
  const { t } = useTranslation('guides')
  const { center, otherSites } = guides[city]
  useHashTarget()
  usePrintInLightMode()
  return (
    <>
      <Box h={{ base: '110px', md: '170px' }} overflow="hidden" bg="bg.muted" _print={{ display: 'none' }}>
        <Panorama skyline={city === 'makkah' ? 'dusk' : 'dawn'} />
      </Box>
      <Page pt={{ base: '6', md: '8' }}>
        <PageHead title={t(`${city}.title`)} lead={t(`${city}.lead`)}>
          <Button variant="plain" size="sm" mt="2" onClick={() => print()} _print={{ display: 'none' }}>
            <Icon name="document" size={14} />
            {t('print')}
          </Button>
        </PageHead>
        <GuideContents city={city} />

        <Section title={t('advice')} id="advice" tabIndex={-1} outline="none" scrollMarginTop="72px" mt="7">
          <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="10" rowGap="5">
            {advice.map((id) => (
              <Box key={id} breakInside="avoid">
                <Text as="h3" textStyle="h3">
                  {t(`${city}.${id}.title`)}
                </Text>
                <Text textStyle="reading" color="fg.muted" mt="1">
                  {t(`${city}.${id}.text`)}
                </Text>
              </Box>
            ))}
          </Grid>
        </Section>

        <Section title={t(`${city}.sites`)} mt="9">
          <GuideMap city={city} />
          <Grid gap="3" mt="3" _print={{ display: 'block' }}>
            {[center, ...otherSites].map((site, index) => (
              <SiteCard key={site.id} city={city} site={site} number={index + 1} />
            ))}
          </Grid>
        </Section>
      </Page>
    </>
  )
}
