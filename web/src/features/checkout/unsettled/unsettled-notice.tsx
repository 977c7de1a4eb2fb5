import { Box, Flex, IconButton, Spinner, Text } from '@chakra-ui/react'
import { useEffect, useEffectEvent } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { TextLink } from '#src/components/layout/text-link.tsx'
import { dotSeparator } from '#src/lib/i18n/join-with-dots.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { useBookingOutcome } from '../outcome/use-booking-outcome.ts'
import { useRefetchAccount } from '../outcome/use-refetch-account.ts'
import { stepUrl } from '../steps/steps.ts'
import { type UnsettledBooking, removeUnsettled } from './unsettled-bookings.ts'

const appearances = {
  open: { tint: 'unknown', icon: 'question' },
  needsAgent: { tint: 'pending', icon: 'alert' },
  needsDecision: { tint: 'pending', icon: 'alert' },
  booked: { tint: 'confirmed', icon: 'check' },
  notBooked: { tint: 'failed', icon: 'info' },
} as const

interface UnsettledNoticeProps {
  booking: UnsettledBooking
  onDismiss: () => void
}

/** Notice for a booking with an unknown outcome. Shows the outcome once it is known. */
export function UnsettledNotice({ booking, onDismiss }: UnsettledNoticeProps) {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const { key, title, total, path, quoteId } = booking
  const { progress, outcome } = useBookingOutcome(key)
  const refreshAccount = useRefetchAccount()
  const isSettled = progress === 'booked' || progress === 'notBooked'
  const settle = useEffectEvent(() => {
    removeUnsettled(key)
    refreshAccount()
  })
  useEffect(() => {
    if (isSettled) settle()
  }, [isSettled])

  const foundBooking = outcome?.booking
  const card = progress === 'open' && outcome?.cardPayment?.pageUrl ? outcome.cardPayment : undefined
  const isCardAbandoned = progress === 'notBooked' && outcome?.cardNotCharged === true
  const { tint, icon } = appearances[isCardAbandoned ? 'needsDecision' : progress]
  const messages = {
    open: card ? t('unsettled.cardOpen') : `${t('unsettled.confirming')} ${t('unknown.again')}`,
    needsAgent: `${t('unknown.needsAgent')} ${t('unknown.again')}`,
    needsDecision: t('unsettled.undecided'),
    booked: t('unsettled.booked', { reference: foundBooking?.reference }),
    notBooked: t(isCardAbandoned ? 'unsettled.cardLeft' : 'unknown.failed'),
  }
  return (
    <Box
      bg={`status.${tint}.bg`}
      color={`status.${tint}.fg`}
      borderBottomWidth="1px"
      borderColor={`status.${tint}.line`}
    >
      <Page py="1.5">
        <Flex gap="3" align="flex-start" textStyle="small">
          <Flex mt="2.5">
            {progress === 'open' ? <Spinner boxSize="14px" borderWidth="1.5px" /> : <Icon name={icon} size={16} />}
          </Flex>
          <Box role="status" flex="1" minW="0" py="1.5">
            <Text fontWeight="semibold">
              {title && (
                <>
                  <bdi>{title}</bdi>
                  {dotSeparator}
                </>
              )}
              {format.money(total)}
            </Text>
            <Text as="span">{messages[progress]}</Text>{' '}
            {(progress !== 'notBooked' || isCardAbandoned) && (
              <TextLink
                display="inline-block"
                py="1"
                my="-1"
                to={
                  card
                    ? paths.cardPayment(card.id)
                    : foundBooking
                      ? paths.booking(foundBooking.id)
                      : stepUrl(path, quoteId, 'pay')
                }
              >
                {t(
                  isCardAbandoned
                    ? 'notBooked.payAgain'
                    : card
                      ? 'unknown.cardPage'
                      : foundBooking
                        ? 'done.open'
                        : 'unsettled.show',
                )}
              </TextLink>
            )}
          </Box>
          {isSettled && (
            <IconButton
              variant="ghost"
              size="sm"
              color="inherit"
              aria-label={t('unsettled.dismiss')}
              onClick={onDismiss}
            >
              <Icon name="close" size={14} />
            </IconButton>
          )}
        </Flex>
      </Page>
    </Box>
  )
}
