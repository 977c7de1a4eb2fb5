import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '#src/components/card.tsx'
import { ErrorState } from '#src/components/error-state.tsx'
import { Icon } from '#src/components/icon.tsx'
import { Page } from '#src/components/page.tsx'
import { SkeletonCard } from '#src/components/skeletons.tsx'
import { describeError } from '#src/lib/describe-error.ts'
import { useIdentity } from '#src/lib/identity-context.tsx'
import { PageTitle } from '#src/lib/page-title.tsx'
import { type ViewerQuery, useViewerQuery } from '#src/lib/viewer.generated.ts'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex
      columnGap="4"
      minH="38px"
      py="2"
      wrap="wrap"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0' }}
    >
      <Text as="dt" textStyle="small" color="fg.muted" flex="0 0 180px">
        {label}
      </Text>
      <Text as="dd" overflowWrap="anywhere">
        {children}
      </Text>
    </Flex>
  )
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" p="5">
      <Text as="h2" textStyle="h2" mb="2">
        {title}
      </Text>
      <dl>{children}</dl>
    </Card>
  )
}

/** The signed-in agent and the company behind them, as the gateway keeps them. */
export function ProfilePage() {
  const { t } = useTranslation(['profile', 'common'])
  const identity = useIdentity()
  const query = useViewerQuery({ fetchPolicy: 'cache-and-network' })
  const failure = query.error && describeError(query.error)
  return (
    <Page pt="6" maxW="880px">
      <PageTitle>{t('title')}</PageTitle>
      <Flex justify="space-between" align="center" gap="3" mb="4" wrap="wrap">
        <Text as="h1" textStyle="h1">
          {t('title')}
        </Text>
        <Button variant="outline" onClick={() => void identity.signOut()}>
          <Icon name="signOut" />
          {t('common:signOut')}
        </Button>
      </Flex>
      {query.data ? (
        <Viewer viewer={query.data.viewer} />
      ) : failure ? (
        <ErrorState
          title={t('failed')}
          body={failure.text}
          support={[failure.code, failure.requestId]}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <SkeletonCard lines={4} />
      )}
    </Page>
  )
}

function Viewer({ viewer: { name, email, company } }: { viewer: ViewerQuery['viewer'] }) {
  const { t } = useTranslation('profile')
  return (
    <Stack gap="4">
      <Facts title={t('agent')}>
        <Fact label={t('name')}>
          <bdi>{name}</bdi>
        </Fact>
        <Fact label={t('email')}>
          <bdi dir="ltr">{email}</bdi>
        </Fact>
      </Facts>
      {company && (
        <Facts title={t('company')}>
          <Fact label={t('companyName')}>
            <bdi>{company.name}</bdi>
          </Fact>
          <Fact label={t('licenceNumber')}>
            <bdi dir="ltr">{company.licenceNumber ?? '–'}</bdi>
          </Fact>
          <Fact label={t('vatNumber')}>
            <bdi dir="ltr">{company.vatNumber ?? '–'}</bdi>
          </Fact>
          <Fact label={t('ibans')}>
            {company.ibans.map((iban) => (
              <Text key={iban} textStyle="code">
                <bdi dir="ltr">{iban.replace(/(.{4})(?=.)/g, '$1 ')}</bdi>
              </Text>
            ))}
          </Fact>
        </Facts>
      )}
    </Stack>
  )
}
