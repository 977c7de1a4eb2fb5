import { Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '#src/components/layout/chip.tsx'
import { ConfirmDialog } from '#src/components/feedback/confirm-dialog.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { useSignOutMutation } from '#src/lib/identity/sign-out.generated.ts'
import { notify } from '#src/lib/browser/toaster.ts'
import { describeAgent } from './describe-agent.ts'
import { ProfileCard } from './profile-card.tsx'
import { type SessionsQuery, useRevokeSessionMutation, useSessionsQuery } from './sessions.generated.ts'

type Session = NonNullable<SessionsQuery['sessions']>[number]

/** Where the agent is signed in; nothing where the gateway keeps no sign-ins. */
export function SessionsCard() {
  const { t } = useTranslation('profile')
  const { data, refetch } = useSessionsQuery({ fetchPolicy: 'cache-and-network' })
  const [revoke] = useRevokeSessionMutation()
  const [signOut, { loading }] = useSignOutMutation()
  const [asking, setAsking] = useState(false)
  const sessions = data?.sessions
  if (!sessions || sessions.length === 0) return undefined

  async function endOne(id: string) {
    const { data } = await revoke({ variables: { id } })
    return data?.revokeSession.__typename === 'NotSupported' ? data.revokeSession.message : undefined
  }

  async function endOthers() {
    await signOut({ variables: { scope: 'OTHERS' } })
    return undefined
  }

  /** Tells what came of it, the words of a refusal or nothing, and reads the list again. */
  async function end(work: Promise<string | undefined>) {
    try {
      const refused = await work
      notify(refused ? 'warning' : 'success', refused ?? t('sessions.ended'))
    } catch (error) {
      notify('warning', describeError(error).text)
    }
    await refetch().catch(() => undefined)
  }

  return (
    <ProfileCard title={t('sessions.title')} note={t('sessions.note')}>
      <Stack as="ul" gap="0" listStyleType="none">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => end(endOne(session.id))} />
        ))}
      </Stack>
      {sessions.length > 1 && (
        <Button variant="outline" mt="4" onClick={() => setAsking(true)} loading={loading}>
          {t('sessions.endOthers')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={t('sessions.endOthers')}
        safeLabel={t('sessions.keep')}
        onSafe={() => setAsking(false)}
        confirmLabel={t('sessions.end')}
        onConfirm={() => {
          setAsking(false)
          void end(endOthers())
        }}
        danger
      >
        <Text color="fg.muted">{t('sessions.endOthersText')}</Text>
      </ConfirmDialog>
    </ProfileCard>
  )
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => Promise<void> }) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const [busy, setBusy] = useState(false)
  const device = describeAgent(session.userAgent) ?? t('sessions.unknown')
  return (
    <Flex as="li" align="center" gap="3" py="3" borderColor="border.muted" css={{ '& + &': { borderTopWidth: '1px' } }}>
      <Icon name="globe" size={18} color="fg.muted" />
      <Box flex="1" minW="0">
        <HStack gap="2" wrap="wrap">
          <Text fontWeight="600">
            <bdi dir="ltr">{device}</bdi>
          </Text>
          {session.current && <Chip tone="free">{t('sessions.current')}</Chip>}
        </HStack>
        <Text textStyle="micro" color="fg.subtle">
          {session.startedAt && t('sessions.since', { time: format.moment(session.startedAt) })}
          {session.startedAt && session.lastSeenAt && ' · '}
          {session.lastSeenAt && t('sessions.seen', { time: format.moment(session.lastSeenAt) })}
        </Text>
      </Box>
      {!session.current && (
        <Button
          variant="outline"
          size="sm"
          loading={busy}
          aria-label={t('sessions.endOne', { device })}
          onClick={() => {
            setBusy(true)
            void onEnd().finally(() => setBusy(false))
          }}
        >
          {t('sessions.end')}
        </Button>
      )}
    </Flex>
  )
}
