import { Box, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { ConfirmDialog } from '#src/components/feedback/confirm-dialog.tsx'
import { useStayTexts } from '#src/components/hotels/use-stay-texts.ts'
import { useCancellationSummary } from '#src/components/prices/cancellation-summary.tsx'
import { MoneyLine, amountLines } from '#src/components/prices/money.tsx'
import { type Money, isNegative } from '#src/domain/money.ts'
import { dotSeparator } from '#src/lib/i18n/join-with-dots.ts'
import type { RoomMove } from './reassign.ts'
import type { RateOption } from './room-options.ts'
import type { Proposal } from './use-room-choice.ts'

interface ReassignDialogProps {
  proposal: Proposal
  /** Change of the total if the agent accepts; undefined if the previous selection was incomplete. */
  difference: Money | undefined
  now: Date
  onAccept: () => void
  onKeep: () => void
}

/** Asks for confirmation before other rooms get a worse board or worse terms at another supplier. */
export function ReassignDialog({ proposal, difference, now, onAccept, onKeep }: ReassignDialogProps) {
  const { t } = useTranslation('hotel')
  const supplier = proposal.supplier.name
  const worseMoves = proposal.moves.filter(({ losesBoard, losesTerms }) => losesBoard || losesTerms)
  return (
    <ConfirmDialog
      open
      title={t('reassign.title')}
      cancelLabel={t('reassign.keep')}
      onCancel={onKeep}
      confirmLabel={t('reassign.change')}
      onConfirm={onAccept}
    >
      <Text color="fg.muted">{t('reassign.text', { supplier })}</Text>
      <Stack as="ul" listStyleType="none" gap="3" mt="4">
        {worseMoves.map((move) => (
          <Box as="li" key={move.to.roomIndex} p="3" borderRadius="l2" bg="bg.subtle" textStyle="small">
            <RoomChange move={move} now={now} />
          </Box>
        ))}
      </Stack>
      {difference && (
        <Box mt="3" css={amountLines}>
          <MoneyLine
            label={t('reassign.difference')}
            value={difference}
            tone={isNegative(difference) ? 'money.down' : 'money.up'}
            signed
          />
        </Box>
      )}
    </ConfirmDialog>
  )
}

function RoomChange({ move: { from, to, losesBoard, losesTerms }, now }: { move: RoomMove; now: Date }) {
  const { t } = useTranslation(['hotel', 'components'])
  const texts = useStayTexts()
  const summary = useCancellationSummary()
  const board = (rate: RateOption) => texts.board(rate.board, rate.boardText)
  const terms = ({ cancellationPolicy: policy, price }: RateOption) =>
    policy ? summary(policy, now, price.total).text : t('components:cancellation.notStated')
  return (
    <>
      <Text fontWeight="semibold">
        {t('components:roomNumber', { number: to.roomIndex + 1 })}
        {dotSeparator}
        <bdi>{to.roomName}</bdi>
      </Text>
      {losesBoard && <Text>{t('reassign.becomes', { before: board(from), after: board(to) })}</Text>}
      {losesTerms && <Text>{t('reassign.becomes', { before: terms(from), after: terms(to) })}</Text>}
    </>
  )
}
