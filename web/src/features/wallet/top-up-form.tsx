import { Box, Button, Flex, HStack, Text } from '@chakra-ui/react'
import { useIsPhone } from '#src/lib/browser/window-size.ts'
import { useState } from 'react'
import { Field } from '#src/components/forms/field.tsx'
import { Form, FormFailure, SubmitButton } from '#src/components/forms/form.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { type TopUpLimits, readAmount, useTopUp } from './use-top-up.ts'

const suggestions = ['1000', '5000', '10000'] as const

/** Form for an amount that opens the card provider's page. Card data is never entered in this app. */
export function TopUpForm({ limits, onCancel }: { limits: TopUpLimits; onCancel: () => void }) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const { open, isOpening, failure, unconfirmedAmount } = useTopUp()
  const isPhone = useIsPhone()
  const [amountText, setAmountText] = useState(unconfirmedAmount?.replace(/\.00$/, '') ?? '')
  const [isInvalid, setInvalid] = useState(false)
  const [submitCount, setSubmitCount] = useState(0)
  const range = {
    minimum: format.moneyWithoutZeros(limits.minimum),
    maximum: format.moneyWithoutZeros(limits.maximum),
  }
  const { currency } = limits.minimum

  function onSubmit(event: { preventDefault: () => void }) {
    event.preventDefault()
    setSubmitCount((count) => count + 1)
    const amount = readAmount(amountText, limits)
    setInvalid(amount === undefined)
    if (amount !== undefined) void open(amount)
  }
  const suggestionButtons = (
    <HStack gap="2" wrap="wrap">
      {suggestions.map((riyals) => (
        <Button
          key={riyals}
          variant="outline"
          size="sm"
          h={{ md: '10' }}
          px={{ base: '2.5', md: '3' }}
          disabled={isOpening}
          onClick={() => setAmountText(riyals)}
        >
          {format.moneyWithoutZeros({ amount: `${riyals}.00`, currency })}
        </Button>
      ))}
    </HStack>
  )
  const form = { onSubmit, isSubmitting: isOpening, submitCount, failure }

  return (
    <Form form={form} mt="5" pt="5" borderTopWidth="1px">
      <Text as="h2" textStyle="h3" mb="1">
        {t('topUp.title')}
      </Text>
      <Text textStyle="small" color="fg.muted" mb="3">
        {t('topUp.text')}
      </Text>
      <Field
        label={t('topUp.amount')}
        hint={t('topUp.limits', range)}
        error={isInvalid ? t('topUp.invalid', range) : undefined}
        required
        ltr
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        boxMaxW={{ md: '260px' }}
        value={amountText}
        onChange={(event) => setAmountText(event.target.value)}
        disabled={isOpening}
        end={
          <Text as="span" textStyle="small" color="fg.subtle">
            {format.moneyParts(limits.minimum).currency}
          </Text>
        }
        beside={isPhone ? undefined : suggestionButtons}
      />
      {isPhone && <Box mt="3">{suggestionButtons}</Box>}
      <Box mt="3" _empty={{ display: 'none' }}>
        <FormFailure form={form} />
      </Box>
      <Flex gap="2" mt="4" direction={{ base: 'column', md: 'row' }}>
        <SubmitButton form={form} size={{ base: 'lg', md: 'md' }}>
          <Icon name="lock" size={15} />
          {t('topUp.continue')}
        </SubmitButton>
        <Button variant="outline" size={{ base: 'lg', md: 'md' }} disabled={isOpening} onClick={onCancel}>
          {t('topUp.cancel')}
        </Button>
      </Flex>
    </Form>
  )
}
