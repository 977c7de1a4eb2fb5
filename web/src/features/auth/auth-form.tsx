import { Box, Button, chakra, HStack, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Callout } from '#src/components/feedback/callout.tsx'
import { focusFirstFault } from '#src/components/forms/focus-first-error.ts'

const RouterLink = chakra(Link)

type AuthFormProps = {
  title: string
  intro: ReactNode
  submitLabel: string
  busy: boolean
  failure: string | null
  onSubmit: (fields: FormData) => void
  /** Told of every change, so that what was typed can be kept. */
  onTyped?: (fields: FormData) => void
  /** What the step before has done. */
  notice?: string | null | undefined
  /** Ways to the other screens, which are told the e-mail address typed here. */
  links?: readonly { to: string; label: string }[]
  email?: string
  children: ReactNode
}

/** Heading, fields and the one button of a sign-in screen. The failure stays when its toast is gone. */
export function AuthForm({
  title,
  intro,
  submitLabel,
  busy,
  failure,
  onSubmit,
  onTyped,
  notice,
  links,
  email,
  children,
}: AuthFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!busy && form.current) focusFirstFault(form.current)
  }, [busy])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    onSubmit(new FormData(event.currentTarget))
    focusFirstFault(event.currentTarget)
  }
  return (
    <>
      <Text as="h1" textStyle="display">
        {title}
      </Text>
      <Text textStyle="bodyLg" color="fg.muted" mt="2">
        {intro}
      </Text>
      {notice && (
        <Box mt="6">
          <Callout tone="done">{notice}</Callout>
        </Box>
      )}
      <form ref={form} noValidate onSubmit={submit} onInput={(event) => onTyped?.(new FormData(event.currentTarget))}>
        <Stack gap="4" mt={notice ? '6' : '8'}>
          {children}
          {failure && <Callout tone="bad">{failure}</Callout>}
          <Button type="submit" size="lg" w="full" loading={busy}>
            {submitLabel}
          </Button>
        </Stack>
      </form>
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

/** A way to another screen of signing in, which is told the same callback and the e-mail address typed here. */
function AuthLink({ to, email, children }: AuthLinkProps) {
  const { search } = useLocation()
  return (
    <RouterLink
      to={to + search}
      state={{ email }}
      color="brand.fg"
      fontWeight="600"
      textStyle="small"
      borderRadius="l1"
      _hover={{ textDecoration: 'underline' }}
    >
      {children}
    </RouterLink>
  )
}
