import { Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Name } from '#src/components/layout/name.tsx'
import { Part, Surface } from '#src/components/layout/surface.tsx'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { SkeletonCard } from '#src/components/feedback/skeletons.tsx'
import { type Countries, useCountries } from '#src/data/use-countries.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { AuthenticatorSection } from './authenticator-section.tsx'
import { CompanySection } from './company-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PhotoEditor } from './pictures/photo-editor.tsx'
import { type ProfileFieldsFragment, useProfileQuery } from './profile.generated.ts'
import { SessionsSection } from './sessions-section.tsx'
import { useSessions } from './use-sessions.ts'

/** Profile page: agent, company, authenticator, password and sessions. Sections that the gateway does not support are omitted. */
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
        <Sections viewer={query.data.viewer} countries={countries} sessions={sessions} />
      ) : failure ? (
        <ErrorState title={t('failed')} body={failure.text} support={failure} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonCard lines={4} />
      )}
    </Page>
  )
}

interface SectionsProps {
  viewer: ProfileFieldsFragment
  countries: Countries
  sessions: ReturnType<typeof useSessions>
}

function Sections({ viewer, countries, sessions: { sessions, endSession, endOtherSessions } }: SectionsProps) {
  const { name, email, company, profile, authenticator } = viewer
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
    <Surface>
      <Part>
        {profile ? (
          <PhotoEditor name={profile.name ?? name} photoUrl={profile.photoUrl}>
            {identity}
          </PhotoEditor>
        ) : (
          identity
        )}
      </Part>
      {profile && <DetailsSection name={name} profile={profile} countries={countries} />}
      {company && <CompanySection company={company} countries={countries} />}
      {authenticator && <AuthenticatorSection authenticator={authenticator} />}
      <PasswordSection email={email} name={profile?.name ?? name} companyName={company?.name ?? ''} />
      <SessionsSection sessions={sessions} onEnd={endSession} onEndOthers={endOtherSessions} />
    </Surface>
  )
}
