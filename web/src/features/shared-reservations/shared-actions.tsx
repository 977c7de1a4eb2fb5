import { Box, Button, Text } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { ConfirmDialog } from '#src/components/feedback/confirm-dialog.tsx'
import { Problem } from '#src/components/feedback/problem.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { SendLink } from '#src/components/links/send-link.tsx'
import { linkExpiries, serviceStart } from '#src/domain/link-expiry.ts'
import { useProblem } from '#src/lib/browser/use-problem.ts'
import { serverNow } from '#src/lib/clock/server-clock.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { ExtendDialog } from './extend-dialog.tsx'
import type { SharedRowFragment } from './shared-reservations.generated.ts'
import type { SharedView } from './shared-view.ts'
import { useChangeLink } from './use-change-link.ts'

/** Buttons side by side; two per row on phones. */
const Actions = ({ children }: { children: ReactNode }) => (
  <Box display={{ base: 'grid', md: 'flex' }} gridTemplateColumns="1fr 1fr" gap="2">
    {children}
  </Box>
)

/** Available actions for a shared reservation. */
export function SharedActions({ reservation, tab }: { reservation: SharedRowFragment; tab: SharedView['tab'] }) {
  const { t } = useTranslation('shared')
  const { status, bookingId, path, isMine } = reservation
  if (bookingId !== null)
    return (
      <Actions>
        <Button asChild variant="outline" size="sm">
          <Link to={paths.booking(bookingId)}>{t('viewBooking')}</Link>
        </Button>
      </Actions>
    )
  if (isMine) return <OwnerActions reservation={reservation} />
  if (status !== 'UNPAID' || path === null) return null
  // A colleague shared the link.
  if (tab === 'MINE')
    return (
      <Actions>
        <SendLink link={{ ...reservation, path }} size="sm" />
      </Actions>
    )
  return (
    <Actions>
      <Button asChild size="sm">
        <Link to={path}>{t('pay')}</Link>
      </Button>
    </Actions>
  )
}

function OwnerActions({ reservation }: { reservation: SharedRowFragment }) {
  const { t } = useTranslation('shared')
  const [openDialog, setOpenDialog] = useState<'disable' | 'extend'>()
  const [problem, setProblem] = useProblem()
  const { disable, extend } = useChangeLink(reservation.id)
  const { status, path, expiresAt } = reservation
  if (status !== 'UNPAID' && status !== 'EXPIRED') return null
  const expiries = linkExpiries(serverNow(), { currentExpiry: expiresAt, startsAt: serviceStart(reservation) })
  const close = () => setOpenDialog(undefined)
  async function confirmDisable() {
    close()
    setProblem(undefined)
    setProblem((await disable())?.text)
  }
  return (
    <>
      <Actions>
        {status === 'UNPAID' && path !== null && <SendLink link={{ ...reservation, path }} size="sm" />}
        {expiries.length > 0 && (
          <Button variant="ghost" size="sm" color="fg.muted" onClick={() => setOpenDialog('extend')}>
            <Icon name="clock" />
            {t('extend.action')}
          </Button>
        )}
        <Button variant="ghost" size="sm" color="fg.muted" onClick={() => setOpenDialog('disable')}>
          <Icon name="close" />
          {t('disable.action')}
        </Button>
        {openDialog === 'extend' && (
          <ExtendDialog currentExpiry={expiresAt} expiries={expiries} onExtend={extend} onClose={close} />
        )}
        <ConfirmDialog
          open={openDialog === 'disable'}
          title={t('disable.title')}
          cancelLabel={t('disable.keep')}
          onCancel={close}
          confirmLabel={t('disable.action')}
          onConfirm={() => void confirmDisable()}
          danger
        >
          <Text color="fg.muted">{t('disable.text')}</Text>
        </ConfirmDialog>
      </Actions>
      <Problem text={problem} />
    </>
  )
}
