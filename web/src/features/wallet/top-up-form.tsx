import { Box, Button, Flex, HStack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Field } from '#src/components/forms/field.tsx'
import { Form, FormFailure, SubmitButton } from '#src/components/forms/form.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { type Limits, readAmount, useTopUp } from './use-top-up.ts'

const suggestions = ['1000', '5000', '10000'] as const

/** Height of the label of a field. */
const belowLabel = 'calc(max(0.8125rem, var(--smallest, 0rem)) * 1.385 * var(--lead, 1) + {spacing.1})'

/** Asks for an amount and leads to the card provider's page. Card data is never entered here. */
export function TopUpForm({ limits }: { limits: Limits }) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const { open, isOpening, failure } = useTopUp()
  const [typed, setTyped] = useState('')
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
    const amount = readAmount(typed, limits)
    setInvalid(amount === undefined)
    if (amount !== undefined) void open(amount)
  }
  const form = { onSubmit, isSubmitting: isOpening, submitCount, failure }

  return (
    <Form form={form} mt="5" pt="5" borderTopWidth="1px">
      <Text as="h2" textStyle="h3" mb="1">
        {t('topUp.title')}
      </Text>
      <Text textStyle="small" color="fg.muted" mb="3">
        {t('topUp.text')}
      </Text>
      <Flex gap="3" direction={{ base: 'column', md: 'row' }} align={{ md: 'flex-start' }}>
        <Field
          label={t('topUp.amount')}
          hint={t('topUp.limits', range)}
          error={isInvalid ? t('topUp.invalid', range) : undefined}
          required
          ltr
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          maxW={{ md: '260px' }}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          disabled={isOpening}
          end={
            <Text as="span" textStyle="small" color="fg.subtle">
              {format.moneyParts(limits.minimum).currency}
            </Text>
          }
        />
        {/* Beside the box of the field, below its label. */}
        <HStack gap="2" mt={{ md: belowLabel }} wrap="wrap">
          {suggestions.map((riyals) => (
            <Button
              key={riyals}
              variant="outline"
              size="sm"
              h={{ md: '10' }}
              disabled={isOpening}
              onClick={() => setTyped(riyals)}
            >
              {format.money({ amount: `${riyals}.00`, currency })}
            </Button>
          ))}
        </HStack>
      </Flex>
      <Box mt="3" _empty={{ display: 'none' }}>
        <FormFailure form={form} />
      </Box>
      <SubmitButton form={form} mt="4" w={{ base: 'full', md: 'auto' }} size={{ base: 'lg', md: 'md' }}>
        <Icon name="lock" size={15} />
        {t('topUp.continue')}
      </SubmitButton>
    </Form>
  )
}
