import { Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Chip } from '#src/components/layout/chip.tsx'
import { DotSeparated } from '#src/components/layout/dot-separated.tsx'
import { ConfirmDialog } from '#src/components/feedback/confirm-dialog.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { describeUserAgent } from './describe-user-agent.ts'
import { ProfileSection } from './profile-section.tsx'
import type { Session } from './use-sessions.ts'

/** Number of sessions shown initially. */
const INITIAL_SESSIONS = 4

interface SessionsSectionProps {
  sessions: readonly Session[]
  onEnd: (id: string) => Promise<void>
  onEndOthers: () => Promise<void>
}

const getLastUse = ({ lastSeenAt, startedAt }: Session) => Date.parse(lastSeenAt ?? startedAt ?? '') || 0

/** Sorts the session on this device first, and the others by last use. */
const compareSessions = (a: Session, b: Session) =>
  Number(b.current) - Number(a.current) || getLastUse(b) - getLastUse(a)

/** Lists the agent's sessions, with buttons to end them. */
export function SessionsSection({ sessions, onEnd, onEndOthers }: SessionsSectionProps) {
  const { t } = useTranslation('profile')
  const [isConfirming, setConfirming] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  if (sessions.length === 0) return null
  const visibleSessions = sessions.toSorted(compareSessions).slice(0, showsAll ? undefined : INITIAL_SESSIONS)
  const hiddenCount = sessions.length - visibleSessions.length

  return (
    <ProfileSection title={t('sessions.title')} note={t('sessions.note')}>
      <Stack as="ul" gap="0" listStyleType="none">
        {visibleSessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => onEnd(session.id)} />
        ))}
      </Stack>
      {hiddenCount > 0 && (
        <Button variant="plain" size="sm" mt="2" display="flex" onClick={() => setShowsAll(true)}>
          {t('sessions.more', { count: hiddenCount })}
        </Button>
      )}
      {sessions.length > 1 && (
        <Button variant="outline" mt="4" onClick={() => setConfirming(true)} loading={isEnding}>
          {t('sessions.endOthers')}
        </Button>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={t('sessions.endOthers')}
        cancelLabel={t('sessions.keep')}
        onCancel={() => setConfirming(false)}
        confirmLabel={t('sessions.end')}
        onConfirm={() => {
          setConfirming(false)
          setEnding(true)
          void onEndOthers().finally(() => setEnding(false))
        }}
        danger
      >
        <Text color="fg.muted">{t('sessions.endOthersText')}</Text>
      </ConfirmDialog>
    </ProfileSection>
  )
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => Promise<void> }) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const [busy, setBusy] = useState(false)
  const timesId = useId()
  const device = describeUserAgent(session.userAgent) ?? t('sessions.unknown')
  return (
    <Flex as="li" align="center" gap="3" py="3" borderColor="border.muted" css={{ '& + &': { borderTopWidth: '1px' } }}>
      <Icon name="globe" size={18} color="fg.muted" />
      <Box flex="1" minW="0">
        <HStack gap="2" wrap="wrap">
          <Text fontWeight="semibold">
            <bdi dir="ltr" translate="no">
              {device}
            </bdi>
          </Text>
          {session.current && <Chip tone="free">{t('sessions.current')}</Chip>}
        </HStack>
        <Box id={timesId} textStyle="small" color="fg.subtle">
          <DotSeparated>
            {session.startedAt && t('sessions.since', { time: format.dateTime(session.startedAt, { weekday: false }) })}
            {session.lastSeenAt &&
              t('sessions.seen', { time: format.dateTime(session.lastSeenAt, { weekday: false }) })}
          </DotSeparated>
        </Box>
      </Box>
      {!session.current && (
        <Button
          variant="outline"
          size="sm"
          loading={busy}
          aria-label={t('sessions.endOne', { device })}
          // Two sessions in the same browser differ only in their times.
          aria-describedby={timesId}
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
