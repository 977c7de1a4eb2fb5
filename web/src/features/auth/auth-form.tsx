import { Box, chakra, HStack, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link, useLocation } from 'react-router-dom'
import { Callout } from '#src/components/feedback/callout.tsx'
import { type RenderedForm, Form, FormFailure, SubmitButton } from '#src/components/forms/form.tsx'
import { returnsToPaymentLink } from '#src/lib/navigation/payment-link.ts'
import type { Notice } from './auth-state.ts'

const RouterLink = chakra(Link)

const noticeTones = {
  confirmed: 'done',
  registered: 'done',
  codeToConfirm: 'done',
  codeForPassword: 'done',
  notConfirmed: 'warn',
  resetRequired: 'warn',
  expired: 'warn',
} as const satisfies Record<Notice | 'expired', string>

interface AuthFormProps {
  form: RenderedForm
  title: string
  intro: ReactNode
  submitLabel: string
  /** Result of the previous screen, or why the session ended. */
  notice?: Notice | 'expired' | null
  /** Tells the agent to sign in to open a payment link. */
  linkHint?: string
  /** Links to other sign-in screens. They receive the email address typed here. */
  links?: readonly { to: string; label: string }[]
  email?: string
  children: ReactNode
}

/** Layout of a sign-in screen: heading, fields and submit button. */
export function AuthForm({ form, title, intro, submitLabel, notice, linkHint, links, email, children }: AuthFormProps) {
  const { t } = useTranslation('auth')
  const hasLink = returnsToPaymentLink(useLocation().search) && linkHint !== undefined
  return (
    <>
      <Text as="h1" textStyle="display">
        {title}
      </Text>
      <Text textStyle="reading" color="fg.muted" mt="2">
        {intro}
      </Text>
      {notice && (
        <Box mt="6">
          <Callout tone={noticeTones[notice]}>{t(`notices.${notice}`)}</Callout>
        </Box>
      )}
      {hasLink && (
        <Box mt="6">
          <Callout tone="note">
            <b>{t('link.title')}</b>
            <br />
            {linkHint}
          </Callout>
        </Box>
      )}
      <Form form={form}>
        <Stack gap="4" mt={notice || hasLink ? '6' : '8'}>
          {children}
          <SubmitButton form={form} size="lg" w="full">
            {submitLabel}
          </SubmitButton>
          {/* Below the button, so that the button does not move under the pointer. */}
          <FormFailure form={form} />
        </Stack>
      </Form>
      {links && (
        <HStack mt="5" gap="5" rowGap="2" wrap="wrap" justify="space-between">
          {links.map(({ to, label }) => (
            <AuthLink key={to} to={to} email={email}>
              {label}
            </AuthLink>
          ))}
        </HStack>
      )}
    </>
  )
}

interface AuthLinkProps {
  to: string
  email: string | undefined
  children: ReactNode
}

/** Link that passes on the callback and the email address typed here. */
function AuthLink({ to, email, children }: AuthLinkProps) {
  const { search } = useLocation()
  return (
    <RouterLink
      to={to + search}
      state={{ email }}
      // Extends the click target to 24 px in a shorter line.
      display="inline-block"
      py="3px"
      my="-3px"
      color="brand.fg"
      fontWeight="semibold"
      textStyle="small"
      borderRadius="l1"
      _hover={{ textDecoration: 'underline' }}
    >
      {children}
    </RouterLink>
  )
}
