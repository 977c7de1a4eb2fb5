import { Box, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { Field } from '#src/components/forms/field.tsx'
import { Form, FormFailure, SubmitButton } from '#src/components/forms/form.tsx'
import { ExpiryField } from '#src/components/links/expiry-field.tsx'
import { email } from '#src/domain/fields.ts'
import { linkExpiries, serviceStart } from '#src/domain/link-expiry.ts'
import { randomId } from '#src/lib/browser/random-id.ts'
import { serverNow } from '#src/lib/clock/server-clock.ts'
import { toRejection, useServerForm } from '#src/lib/forms/use-server-form.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { Purchase, PaymentLinkDetails } from '../purchase.ts'
import { useCreatePaymentLinkMutation } from './payment-link.generated.ts'
import type { OpenLink } from './shared-link.tsx'

const schema = z.object({ email: email(), expiresAt: z.string() })

interface ShareFormProps {
  purchase: Purchase
  linkDetails: PaymentLinkDetails
  onCreated: (link: OpenLink) => void
}

/** Form that emails a payment link. */
export function ShareForm({ purchase, linkDetails, onCreated }: ShareFormProps) {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const [expiries] = useState(() => linkExpiries(serverNow(), { startsAt: serviceStart(linkDetails) }))
  const [createLink] = useCreatePaymentLinkMutation()
  // The same content keeps its idempotency key, so that a retry after a lost response does not create a second link.
  const idempotencyKeys = useRef(new Map<string, string>())
  const defaultExpiry = expiries.find(({ hours }) => hours === 24) ?? expiries[0]
  const form = useServerForm({
    schema,
    values: { email: '', expiresAt: defaultExpiry?.at ?? '' },
    submit: async (values) => {
      const content = JSON.stringify(values)
      const idempotencyKey = idempotencyKeys.current.get(content) ?? randomId()
      idempotencyKeys.current.set(content, idempotencyKey)
      const { data } = await createLink({ variables: { input: { quoteId: purchase.id, ...values, idempotencyKey } } })
      const result = data?.createPaymentLink
      if (result?.__typename !== 'PaymentLinkCreated') return toRejection(result)
      onCreated({
        ...result,
        status: 'UNPAID',
        receiverEmail: values.email,
        ownerCompany: null,
        total: purchase.promo?.fullTotal ?? purchase.total,
      })
    },
  })
  const { setFocus } = form
  // The form replaces the button that had the focus.
  useEffect(() => setFocus('email'), [setFocus])
  if (expiries.length === 0) return <Text textStyle="small">{t('link.tooLate')}</Text>

  return (
    <Form form={form}>
      <Stack gap="3" maxW="440px">
        <Field
          label={t('link.email')}
          hint={t('link.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="off"
          ltr
          required
          {...form.field('email')}
        />
        {purchase.promo && (
          <Text textStyle="small">
            {t('link.withoutPromo', {
              code: purchase.promo.code,
              amount: format.money(purchase.promo.fullTotal),
            })}
          </Text>
        )}
        <ExpiryField expiries={expiries} {...form.field('expiresAt')} />
        <FormFailure form={form} />
        <Box>
          <SubmitButton form={form} variant="outline">
            {t('link.send')}
          </SubmitButton>
        </Box>
      </Stack>
    </Form>
  )
}
