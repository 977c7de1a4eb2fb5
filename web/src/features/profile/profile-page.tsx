import { Grid, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Card } from '#src/components/layout/card.tsx'
import { Name } from '#src/components/layout/name.tsx'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { SkeletonCard } from '#src/components/feedback/skeletons.tsx'
import { type Countries, useCountries } from '#src/data/use-countries.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { AuthenticatorCard } from './authenticator-card.tsx'
import { CompanyCard } from './company-card.tsx'
import { DetailsCard } from './details-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { PhotoEditor } from './pictures/photo-editor.tsx'
import { type ProfileFieldsFragment, useProfileQuery } from './profile.generated.ts'
import { SessionsCard } from './sessions-card.tsx'
import { useSessions } from './use-sessions.ts'

/** Profile page: agent, company, authenticator, password and sessions. Sections that the gateway does not support are left out. */
export function ProfilePage() {
  const { t } = useTranslation('profile')
  const query = useProfileQuery({ fetchPolicy: 'cache-and-network' })
  const { countries } = useCountries()
  const sessions = useSessions()
  const failure = query.error && describeError(query.error)
  return (
    <Page pt="6">
      <PageTitle>{t('title')}</PageTitle>
      <Text as="h1" textStyle="h1" mb="4">
        {t('title')}
      </Text>
      {query.data ? (
        <Cards viewer={query.data.viewer} countries={countries} sessions={sessions} />
      ) : failure ? (
        <ErrorState title={t('failed')} body={failure.text} support={failure} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonCard lines={4} />
      )}
    </Page>
  )
}

interface CardsProps {
  viewer: ProfileFieldsFragment
  countries: Countries
  sessions: ReturnType<typeof useSessions>
}

function Cards({ viewer, countries, sessions: { sessions, end, endOthers } }: CardsProps) {
  const { name, email, company, profile, authenticator } = viewer
  const hasDetails = Boolean(profile ?? company)
  const identity = (
    <>
      <Text textStyle="h2">
        <Name>{profile?.name ?? name}</Name>
      </Text>
      <Text color="fg.muted" overflowWrap="anywhere">
        <bdi dir="ltr" translate="no">
          {email}
        </bdi>
      </Text>
      {company && (
        <Text color="fg.muted" textStyle="small">
          <Name>{company.name}</Name>
        </Text>
      )}
    </>
  )
  return (
    <Stack gap="4">
      <Card p={{ base: '4', md: '6' }}>
        {profile ? (
          <PhotoEditor name={profile.name ?? name} photoUrl={profile.photoUrl}>
            {identity}
          </PhotoEditor>
        ) : (
          identity
        )}
      </Card>
      <Grid
        templateColumns={{ base: 'minmax(0,1fr)', lg: hasDetails ? 'minmax(0,1fr) 400px' : 'minmax(0,1fr)' }}
        gap="4"
        alignItems="start"
      >
        {hasDetails && (
          <Stack gap="4" minW="0">
            {profile && <DetailsCard name={name} profile={profile} countries={countries} />}
            {company && <CompanyCard company={company} countries={countries} />}
          </Stack>
        )}
        <Stack gap="4" minW="0">
          {authenticator && <AuthenticatorCard authenticator={authenticator} />}
          <PasswordCard email={email} name={profile?.name ?? name} companyName={company?.name ?? ''} />
          <SessionsCard sessions={sessions} onEnd={end} onEndOthers={endOthers} />
        </Stack>
      </Grid>
    </Stack>
  )
}
