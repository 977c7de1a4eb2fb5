import { Box, Button, Grid, HStack, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import * as z from 'zod/mini'
import { CopyButton } from '#src/components/feedback/copy-button.tsx'
import { Message } from '#src/components/feedback/message.tsx'
import { Field } from '#src/components/forms/field.tsx'
import { Form, FormFailure, SubmitButton } from '#src/components/forms/form.tsx'
import { TextAreaField } from '#src/components/forms/text-area-field.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { email, requiredMessage, requiredText } from '#src/domain/fields.ts'
import { toRejection, useServerForm } from '#src/lib/forms/use-server-form.ts'
import { useSession } from '#src/lib/identity/identity-context.tsx'
import { useSendContactMessageMutation } from './contact.generated.ts'

/** Limits the lengths to what the server accepts. */
const schema = z.object({
  name: requiredText(100, 'nameMissing'),
  email: email(),
  subject: requiredText(150, 'subjectMissing'),
  message: requiredMessage(4000),
})

interface SentMessage {
  reference: string
  email: string
}

export function ContactForm() {
  const [sent, setSent] = useState<SentMessage | null>(null)
  return sent ? <SentConfirmation {...sent} onAnother={() => setSent(null)} /> : <MessageForm onSent={setSent} />
}

function MessageForm({ onSent }: { onSent: (sent: SentMessage) => void }) {
  const { t } = useTranslation('contact')
  const session = useSession()
  const [sendMessage] = useSendContactMessageMutation()
  const user = session.state === 'signed-in' ? session : { name: '', email: '' }
  const form = useServerForm({
    schema,
    values: { name: user.name, email: user.email, subject: '', message: '' },
    draftKey: 'contact',
    submit: async (input) => {
      const { data } = await sendMessage({ variables: { input } })
      const result = data?.sendContactMessage
      if (result?.__typename !== 'ContactMessageSent') return toRejection(result)
      onSent({ reference: result.reference, email: input.email })
    },
  })

  return (
    <Card p={{ base: '4', md: '6' }}>
      <Form form={form}>
        <Stack gap="4">
          <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
            <Field {...form.field('name')} label={t('name')} required autoComplete="name" />
            <Field
              {...form.field('email')}
              type="email"
              label={t('email')}
              required
              ltr
              icon="mail"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Grid>
          <Field {...form.field('subject')} label={t('subject')} required />
          <TextAreaField {...form.field('message')} label={t('message')} hint={t('hint')} keepsHint required />
          <FormFailure form={form} title={t('failed')} />
          <SubmitButton form={form} size="lg" alignSelf="flex-start">
            {t('send')}
          </SubmitButton>
        </Stack>
      </Form>
    </Card>
  )
}

function SentConfirmation({ reference, email, onAnother }: SentMessage & { onAnother: () => void }) {
  const { t } = useTranslation('contact')
  // The focused button disappears with the form, so the confirmation takes the focus.
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Box ref={box} tabIndex={-1} outline="none">
      <Message tone="brand" icon="check" role="status" title={t('sent.title')} body={t('sent.text', { email })}>
        <HStack mt="4" gap="2" wrap="wrap">
          <Text color="fg.muted">{t('sent.reference')}</Text>
          <Box as="bdi" dir="ltr" htmlTranslate="no" textStyle="code">
            {reference}
          </Box>
          <CopyButton text={reference} label={t('sent.copy')} iconOnly />
        </HStack>
        <Button variant="outline" mt="5" onClick={onAnother}>
          {t('sent.another')}
        </Button>
      </Message>
    </Box>
  )
}
