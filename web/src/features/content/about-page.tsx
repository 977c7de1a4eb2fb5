import { Box, Button, chakra, Flex, Grid, HStack, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link } from 'react-router-dom'
import { Card } from '#src/components/layout/card.tsx'
import type { IconName } from '#src/components/icons/icon-paths.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { Panorama } from '#src/components/layout/panorama.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { useSession } from '#src/lib/identity/identity-context.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { PageHead } from './page-head.tsx'
import { Prose } from './prose.tsx'

const services: readonly { id: 'compare' | 'hold' | 'pay' | 'manage'; icon: IconName }[] = [
  { id: 'compare', icon: 'bed' },
  { id: 'hold', icon: 'clock' },
  { id: 'pay', icon: 'wallet' },
  { id: 'manage', icon: 'list' },
]

const habits = ['total', 'deadlines', 'changes', 'unknown', 'languages'] as const

export function AboutPage() {
  const { t } = useTranslation(['about', 'auth'])
  const isSignedIn = useSession().state === 'signed-in'
  return (
    <>
      <Box h={{ base: '120px', md: '200px' }} overflow="hidden" bg="bg.muted">
        <Panorama skyline="dawn" />
      </Box>
      <Page pt={{ base: '6', md: '10' }}>
        <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} columnGap="14" rowGap="5">
          <Box>
            <PageHead title={t('title')} lead={t('lead')} />
          </Box>
          <Prose text={t('story')} maxW="720px" pt={{ lg: '2' }} />
        </Grid>

        <Section title={t('services.title')} mt="9">
          <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr', xl: 'repeat(4, 1fr)' }} columnGap="8" rowGap="6">
            {services.map(({ id, icon }) => (
              <Box key={id}>
                <Flex boxSize="10" borderRadius="l3" bg="brand.subtle" color="brand.fg" align="center" justify="center">
                  <Icon name={icon} size={20} />
                </Flex>
                <Text as="h3" textStyle="h3" mt="3">
                  {t(`services.${id}.title`)}
                </Text>
                <Text color="fg.muted" mt="1">
                  {t(`services.${id}.text`)}
                </Text>
              </Box>
            ))}
          </Grid>
        </Section>

        <Section title={t('habits.title')} mt="10">
          <chakra.dl
            display="grid"
            gridTemplateColumns={{ base: '1fr', md: '1fr 1fr', xl: 'repeat(5, 1fr)' }}
            columnGap="6"
            rowGap="6"
          >
            {habits.map((id) => (
              <Box key={id} borderInlineStartWidth="2px" borderColor="brass.fg" ps="4">
                <chakra.dt textStyle="h3">{t(`habits.${id}.title`)}</chakra.dt>
                <chakra.dd color="fg.muted" mt="1">
                  {t(`habits.${id}.text`)}
                </chakra.dd>
              </Box>
            ))}
          </chakra.dl>
        </Section>

        <Card
          mt="10"
          p={{ base: '5', md: '6' }}
          display="flex"
          flexDirection={{ base: 'column', lg: 'row' }}
          alignItems={{ lg: 'center' }}
          justifyContent="space-between"
          columnGap="14"
          rowGap="5"
        >
          <Section title={t('who.title')} maxW="720px">
            <Prose text={t('who.text')} />
          </Section>
          <HStack gap="2" wrap="wrap" flexShrink={0}>
            {!isSignedIn && (
              <Button asChild>
                <Link to={paths.register}>{t('auth:register.link')}</Link>
              </Button>
            )}
            <Button asChild variant={isSignedIn ? 'solid' : 'outline'}>
              <Link to={paths.contact}>{t('who.contact')}</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to={paths.terms}>{t('who.terms')}</Link>
            </Button>
          </HStack>
        </Card>
      </Page>
    </>
  )
}
