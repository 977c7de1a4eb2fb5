import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link } from 'react-router-dom'
import { ConfirmDialog } from '#src/components/feedback/confirm-dialog.tsx'
import { StatusBadge } from '#src/components/feedback/status-badge.tsx'
import { Name } from '#src/components/layout/name.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import type { ProductAdapter } from '../product-adapter.ts'
import type { BookedFieldsFragment } from './booked.generated.ts'

interface CandidatesProps {
  candidates: readonly BookedFieldsFragment[]
  readBooking: ProductAdapter['readBooking']
  busy: boolean
  problem: string | undefined
  /** Called with the booking that the agent confirms, or with undefined if nothing was booked. */
  onResolve: (bookingId: string | undefined) => void
}

/** Asks the agent which booking, if any, the payment was for. Shown when the server cannot tell. */
export function Candidates({ candidates, readBooking, busy, problem, onResolve }: CandidatesProps) {
  const { t } = useTranslation('checkout')
  const [isConfirmingNone, setConfirmingNone] = useState(false)
  return (
    <Box mt="5" pt="4" borderTopWidth="1px">
      <Text as="h3" textStyle="h3">
        {t('candidates.title', { count: candidates.length })}
      </Text>
      <Text color="fg.muted" mt="1">
        {t(candidates.length > 0 ? 'candidates.text' : 'candidates.noneFound')}
      </Text>
      <Stack as="ul" listStyleType="none" gap="3" mt="4">
        {candidates.map((booking) => (
          <Box as="li" key={booking.id} p="4" borderRadius="l3" borderWidth="1px">
            <CandidateDetails booking={booking} readBooking={readBooking} />
            <HStack gap="2" mt="3" wrap="wrap">
              <Button size="sm" onClick={() => onResolve(booking.id)} disabled={busy}>
                {t('candidates.yes')}
              </Button>
              <Button asChild size="sm" variant="outline">
                <Link to={paths.booking(booking.id)}>{t('done.open')}</Link>
              </Button>
            </HStack>
          </Box>
        ))}
      </Stack>
      {problem && (
        <Text role="alert" mt="3" textStyle="small" color="red.fg">
          {problem}
        </Text>
      )}
      <Button variant="outline" mt="4" onClick={() => setConfirmingNone(true)} loading={busy}>
        {t(candidates.length > 0 ? 'candidates.none' : 'candidates.nothingBooked')}
      </Button>
      <ConfirmDialog
        open={isConfirmingNone}
        title={t('candidates.confirmTitle')}
        cancelLabel={t('candidates.confirmBack')}
        onCancel={() => setConfirmingNone(false)}
        confirmLabel={t('candidates.nothingBooked')}
        onConfirm={() => {
          setConfirmingNone(false)
          onResolve(undefined)
        }}
      >
        <Text color="fg.muted">{t('candidates.confirmText')}</Text>
      </ConfirmDialog>
    </Box>
  )
}

function CandidateDetails({
  booking,
  readBooking,
}: Pick<CandidatesProps, 'readBooking'> & { booking: BookedFieldsFragment }) {
  const format = useFormat()
  const { details, leadName } = readBooking(booking) ?? {}
  const { title, from, to, total } = details ?? {}
  return (
    <>
      <HStack gap="2" wrap="wrap">
        <Text as="bdi" fontWeight="semibold">
          {title ?? booking.reference}
        </Text>
        <StatusBadge status={booking.status}>
          {booking.status === 'UNRECOGNISED' ? booking.rawStatus : undefined}
        </StatusBadge>
      </HStack>
      <Text textStyle="small" color="fg.muted">
        <bdi dir="ltr" translate="no">
          {booking.reference}
        </bdi>
      </Text>
      {from && to && <Text textStyle="small">{format.stay(from, to, 'always')}</Text>}
      {leadName && (
        <Text textStyle="small">
          <Name>{leadName}</Name>
        </Text>
      )}
      {total && <Text textStyle="small">{format.money(total)}</Text>}
      {booking.createdAt && (
        <Text textStyle="small" color="fg.subtle">
          {format.shortDateTime(booking.createdAt)}
        </Text>
      )}
    </>
  )
}
