import { Box, Flex, HStack, Text } from '@chakra-ui/react'
import { useReasonText } from '../cancel/cancel-reason.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { BookingEventKind } from '#src/__generated__/schema.ts'
import { Name } from '#src/components/layout/name.tsx'
import { Part } from '#src/components/layout/surface.tsx'
import type { IconName } from '#src/components/icons/icon-paths.ts'
import { TintedIcon } from '#src/components/layout/tinted-icon.tsx'
import { useHasWallet } from '#src/data/use-has-wallet.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import type { BookingDetails } from '../booking-types.ts'
import { ChangedValues } from '../change/changed-values.tsx'
import { TagPill } from '../tags/tag-pill.tsx'
import { SupplierNote } from './supplier-note.tsx'

const eventIcons: Record<BookingEventKind, { icon: IconName; tint: string }> = {
  REQUESTED: { icon: 'document', tint: 'cancelled' },
  AUTHORIZED: { icon: 'lock', tint: 'pending' },
  VOIDED: { icon: 'wallet', tint: 'cancelled' },
  LAPSED: { icon: 'alert', tint: 'unpaid' },
  CHARGED: { icon: 'wallet', tint: 'paid' },
  PENDING: { icon: 'clock', tint: 'pending' },
  CONFIRMED: { icon: 'check', tint: 'confirmed' },
  FAILED: { icon: 'alert', tint: 'failed' },
  REREAD: { icon: 'refresh', tint: 'unknown' },
  UNANSWERED: { icon: 'alert', tint: 'unknown' },
  CANCEL_REQUESTED: { icon: 'clock', tint: 'pending' },
  CANCELLED: { icon: 'close', tint: 'cancelled' },
  CANCEL_REFUSED: { icon: 'alert', tint: 'failed' },
  CHANGE_REQUESTED: { icon: 'clock', tint: 'pending' },
  CHANGED: { icon: 'calendar', tint: 'paid' },
  CHANGE_REFUSED: { icon: 'alert', tint: 'failed' },
  REFUNDED: { icon: 'wallet', tint: 'confirmed' },
  RELEASED: { icon: 'close', tint: 'cancelled' },
  USED_IN_VISA: { icon: 'passport', tint: 'paid' },
  TERMS_TIGHTENED: { icon: 'alert', tint: 'pending' },
  TAGGED: { icon: 'flag', tint: 'cancelled' },
  UNRECOGNISED: { icon: 'info', tint: 'cancelled' },
}

/** Line that connects an event's icon with the next one. */
const connector = {
  content: '""',
  position: 'absolute',
  insetInlineStart: '13px',
  top: '30px',
  bottom: '2px',
  w: '1px',
  bg: 'border',
} as const

export function BookingHistory({ history }: { history: BookingDetails['history'] }) {
  const { t } = useTranslation('history')
  const reasonText = useReasonText()
  const format = useFormat()
  const hasWallet = useHasWallet()
  const isPaidFromWallet = hasWallet && !history.some(({ kind }) => kind === 'AUTHORIZED')
  return (
    <Part as="section">
      <Flex justify="space-between" align="baseline" gap="3" mb="3">
        <Text as="h2" textStyle="h2">
          {t('title')}
        </Text>
        <Text textStyle="small" color="fg.subtle">
          {t('makkahTime')}
        </Text>
      </Flex>
      <Box as="ol" listStyleType="none">
        {history.map(({ at, kind, actor, actorKind, note, money, tagsAdded, tagsRemoved, changes }, index) => {
          const isLast = index === history.length - 1
          const { icon, tint } = eventIcons[kind]
          // The payment failed, so the booking was never sent to the supplier.
          const isFailedPayment = kind === 'FAILED' && actorKind === 'SYSTEM'
          return (
            <Flex
              as="li"
              key={`${at} ${kind} ${tagsAdded.join()} ${tagsRemoved.join()}`}
              gap="3.5"
              position="relative"
              pb={isLast ? '0' : '4'}
              _before={isLast ? undefined : connector}
            >
              <TintedIcon size="sm" name={icon} tint={tint} />
              {/* On phones, the time follows the text, which needs the whole width. */}
              <Flex flex="1" minW="0" direction={{ base: 'column', md: 'row' }} columnGap="3.5">
                <Box flex="1" minW="0" pt="0.5">
                  <HStack fontWeight="medium" columnGap="2" rowGap="0" wrap="wrap" align="baseline">
                    {isFailedPayment
                      ? t('notPaid')
                      : (kind === 'CHARGED' || kind === 'REFUNDED') && !isPaidFromWallet
                        ? t(`withoutWallet.${kind}`)
                        : t(`kinds.${kind}`)}
                    {money && (
                      <Text as="span" color="fg.muted" fontWeight="normal" fontVariantNumeric="tabular-nums">
                        {format.money(money)}
                      </Text>
                    )}
                  </HStack>
                  <Text textStyle="small" color="fg.subtle">
                    {actor ? <Name>{actor}</Name> : <bdi>{t(`actor.${actorKind}`)}</bdi>}
                  </Text>
                  <TagChange label={t('tagsAdded')} tags={tagsAdded} />
                  <TagChange label={t('tagsRemoved')} tags={tagsRemoved} />
                  <ChangedValues small changes={changes} />
                  {note && kind === 'CANCELLED' && (
                    <Text textStyle="small" color="fg.muted">
                      {t('reason', { reason: reasonText(note) })}
                    </Text>
                  )}
                  {note && kind !== 'CANCELLED' && !isFailedPayment && <SupplierNote>{note}</SupplierNote>}
                </Box>
                <Text
                  textStyle="small"
                  color="fg.subtle"
                  fontVariantNumeric="tabular-nums"
                  pt={{ md: '1' }}
                  whiteSpace="nowrap"
                >
                  {format.shortDateTime(at, 'always')}
                </Text>
              </Flex>
            </Flex>
          )
        })}
      </Box>
    </Part>
  )
}

function TagChange({ label, tags }: { label: string; tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <HStack gap="1" mt="1" wrap="wrap" textStyle="small" color="fg.muted">
      <span>{label}</span>
      {tags.map((tag) => (
        <TagPill key={tag} tag={tag} />
      ))}
    </HStack>
  )
}
