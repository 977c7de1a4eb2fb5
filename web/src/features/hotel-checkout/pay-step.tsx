import { Box, Button, Flex, HStack, Text, chakra } from '@chakra-ui/react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from '#src/components/layout/card.tsx'
import { Countdown } from '#src/components/dates/countdown.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { PinCode } from '#src/components/forms/pin-code.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useStayWords } from '#src/components/hotels/use-stay-words.ts'
import { AuthenticatorMissing } from './authenticator-missing.tsx'
import { useCheckoutDepth } from './checkout-history.ts'
import { PaymentNotice } from './payment-notice.tsx'
import type { PaymentState } from './payment-outcome.ts'
import { type Quote, stepAddress } from './quote-links.ts'
import type { TravellerForm } from './traveller-form.ts'
import { WalletLines, InsufficientFunds, useWallet } from './wallet-lines.tsx'

interface PayStepProps {
  quote: Quote
  travellers: TravellerForm
  state: PaymentState
  onPay: (authCode: string) => void
}

const CODE_LENGTH = 6

/** Wallet, code, one button. What the wallet lacks is said before anything is sent. */
export function PayStep({ quote, travellers, state, onPay }: PayStepProps) {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const { deeper } = useCheckoutDepth()
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { total } = quote.price
  const wallet = useWallet(total)
  const sending = state.kind === 'sending'
  const refusal = state.kind === 'codeRefused' ? state : undefined
  const [unlocked, setUnlocked] = useState<string>()
  const lockedUntil = refusal?.retryAt && refusal.retryAt !== unlocked ? refusal.retryAt : undefined

  // A code is good for one try.
  const [answered, setAnswered] = useState(refusal)
  if (answered !== refusal) {
    setAnswered(refusal)
    if (refusal) setCode('')
  }
  useEffect(() => {
    if (refusal) input.current?.focus()
  }, [refusal])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const complete = code.length === CODE_LENGTH
    setMissing(!complete)
    if (complete) onPay(code)
    else input.current?.focus()
  }

  // The server's sentence tells the tries that are left.
  const codeError = missing && code.length < CODE_LENGTH ? t('pay.codeMissing') : refusal?.message
  return (
    <Card p={{ base: '4', md: '6' }}>
      <Text as="h2" textStyle="h2" mb="3">
        {t('pay.title')}
      </Text>
      <Travellers quote={quote} travellers={travellers} locked={sending} />
      <chakra.form noValidate onSubmit={submit}>
        <HStack
          p="3.5"
          gap="3"
          borderRadius="l3"
          borderWidth="1px"
          borderColor="brand.solid"
          bg="brand.subtle"
          boxShadow="inset 0 0 0 1px {colors.brand.solid}"
        >
          <Icon name="wallet" size={20} color="brand.fg" />
          <Box flex="1" minW="0">
            <Text fontWeight="650">{t('pay.wallet')}</Text>
            {wallet.balance && (
              <Text textStyle="micro" color="fg.muted">
                {t('pay.balance')} <bdi>{format.money(wallet.balance)}</bdi>
              </Text>
            )}
          </Box>
          <Icon name="check" size={18} color="brand.fg" />
        </HStack>
        <Box mt="4" _empty={{ display: 'none' }}>
          <InsufficientFunds wallet={wallet} total={total} />
        </Box>
        <Box mt="4" _empty={{ display: 'none' }}>
          <AuthenticatorMissing />
        </Box>
        <Box mt="6">
          <PinCode
            ref={input}
            label={t('pay.code')}
            hint={travellers.iban ? t('pay.codeHintIban', { iban: travellers.iban.slice(-4) }) : t('pay.codeHint')}
            error={codeError}
            value={code}
            onChange={setCode}
            disabled={sending || lockedUntil !== undefined}
            ring
          />
        </Box>
        <WalletLines wallet={wallet} total={total} />
        <PaymentNotice state={state} />
        {lockedUntil && (
          <HStack mt="4" gap="1.5" textStyle="small" color="status.pending.fg">
            <Icon name="clock" size={15} />
            {t('pay.locked')}{' '}
            <b>
              <Countdown until={lockedUntil} onEnd={() => setUnlocked(lockedUntil)} />
            </b>
          </HStack>
        )}
        <Button
          type="submit"
          size="lg"
          w="full"
          mt="5"
          loading={sending}
          loadingText={t('pay.button', { amount: format.money(total) })}
          disabled={wallet.missing !== null || lockedUntil !== undefined}
        >
          <Icon name="lock" />
          {t('pay.button', { amount: format.money(total) })}
        </Button>
        <Text role="status" textStyle="micro" color="fg.subtle" mt="2.5" textAlign="center" minH="4">
          {sending && t('pay.sending')}
        </Text>
      </chakra.form>
      {!sending && (
        <Flex>
          <Button asChild variant="plain" size="sm">
            <Link to={stepAddress(quote.id, 'travellers')} {...deeper}>
              <Icon name="previous" size={14} />
              {t('back')}
            </Link>
          </Button>
        </Flex>
      )}
    </Card>
  )
}

interface TravellersProps {
  quote: Quote
  travellers: TravellerForm
  /** While the booking is on its way there is nothing to be changed. */
  locked: boolean
}

/** Who the booking is for, seen once more before it is paid. */
function Travellers({ quote, travellers: { lead, guests }, locked }: TravellersProps) {
  const { t } = useTranslation('checkout')
  const words = useStayWords()
  const { deeper } = useCheckoutDepth()
  return (
    <Flex align="center" gap="3" mb="4">
      <Icon name="users" size={20} color="fg.subtle" />
      <Box flex="1" minW="0">
        <Text textStyle="micro" color="fg.subtle">
          {t('travellers.lead')}
        </Text>
        <HStack columnGap="2" rowGap="0" wrap="wrap" overflowWrap="anywhere">
          <Box as="bdi" fontWeight="600">
            {lead.firstName.trim()} {lead.lastName.trim()}
          </Box>
          <Text color="fg.muted">{words.guests(guests.length + 1)}</Text>
        </HStack>
      </Box>
      {!locked && (
        <Button asChild variant="plain" size="sm" flexShrink={0}>
          <Link to={stepAddress(quote.id, 'travellers')} {...deeper}>
            {t('pay.edit')}
          </Link>
        </Button>
      )}
    </Flex>
  )
}
