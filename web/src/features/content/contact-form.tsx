import { Box, Button, Grid, HStack, Stack, Text } from '@chakra-ui/react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '#src/components/layout/card.tsx'
import { CopyButton } from '#src/components/feedback/copy-button.tsx'
import { Field } from '#src/components/forms/field.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { Message } from '#src/components/feedback/message.tsx'
import { TextAreaField } from '#src/components/forms/text-area-field.tsx'
import { useSession } from '#src/lib/identity/identity-context.tsx'
import {
  type ContactField,
  type ContactProblems,
  contactFields,
  contactProblems,
  longest,
  readContactMessage,
} from './contact-message.ts'
import { useContact } from './use-contact.ts'

export function ContactForm() {
  const { t, i18n } = useTranslation(['contact', 'components'])
  const session = useSession()
  const { state, send, writeAnother } = useContact()
  const [problems, setProblems] = useState<ContactProblems>({})
  const form = useRef<HTMLFormElement>(null)

  if (state.kind === 'sent') return <Sent {...state} onAnother={writeAnother} />

  const known = session.state === 'signed-in' ? session : { name: '', email: '' }
  const failed = state.kind === 'failed' && state.language === i18n.language ? state : undefined

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const message = readContactMessage(new FormData(event.currentTarget))
    const found = contactProblems(message)
    setProblems(found ?? {})
    const first = contactFields.find((field) => found?.[field])
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    else void send(message)
  }

  function errorOf(field: ContactField) {
    const problem = problems[field]
    return problem ? t(`problems.${problem}`, { max: longest[field] }) : failed?.faults[field]
  }

  return (
    <Card asChild p={{ base: '4', md: '6' }}>
      <form ref={form} noValidate onSubmit={submit}>
        <Stack gap="4">
          <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
            <Field
              name="name"
              label={t('name')}
              required
              autoComplete="name"
              defaultValue={known.name}
              error={errorOf('name')}
            />
            <Field
              name="email"
              type="email"
              label={t('email')}
              required
              ltr
              icon="mail"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={known.email}
              error={errorOf('email')}
            />
          </Grid>
          <Field name="subject" label={t('subject')} required error={errorOf('subject')} />
          <TextAreaField name="message" label={t('message')} hint={t('hint')} required error={errorOf('message')} />
          {failed && (
            <HStack role="alert" align="flex-start" gap="2" p="3" borderRadius="l2" bg="red.subtle" color="red.fg">
              <Icon name="alert" mt="2px" />
              <Box>
                <Text fontWeight="600">{t('failed')}</Text>
                <Text>{failed.text}</Text>
                {failed.requestId && (
                  <Text textStyle="micro" mt="1">
                    {t('components:forSupport')} <bdi dir="ltr">{failed.requestId}</bdi>
                  </Text>
                )}
              </Box>
            </HStack>
          )}
          <Button type="submit" size="lg" alignSelf="flex-start" loading={state.kind === 'sending'}>
            {t('send')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}

function Sent({ reference, email, onAnother }: { reference: string; email: string; onAnother: () => void }) {
  const { t } = useTranslation('contact')
  // Its button is gone with the form: the focus goes to what has come of it.
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Box ref={box} tabIndex={-1} outline="none">
      <Message tone="brand" icon="check" role="status" title={t('sent.title')} body={t('sent.text', { email })}>
        <HStack mt="4" gap="2" wrap="wrap">
          <Text color="fg.muted">{t('sent.reference')}</Text>
          <Box as="bdi" dir="ltr" textStyle="code">
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
