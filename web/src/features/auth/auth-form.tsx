import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react'
import type { ReactNode, SubmitEvent } from 'react'
import { Icon } from '#src/components/icon.tsx'

type AuthFormProps = {
  title: string
  intro: ReactNode
  submitLabel: string
  busy: boolean
  failure: string | null
  onSubmit: (fields: FormData) => void
  children: ReactNode
}

/** Heading, fields and the one button of a sign-in screen. The failure stays when its toast is gone. */
export function AuthForm({ title, intro, submitLabel, busy, failure, onSubmit, children }: AuthFormProps) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!busy) onSubmit(new FormData(event.currentTarget))
  }

  return (
    <>
      <Text as="h1" textStyle="display">
        {title}
      </Text>
      <Text textStyle="bodyLg" color="fg.muted" mt="2">
        {intro}
      </Text>
      <form noValidate onSubmit={submit}>
        <Stack gap="4" mt="8">
          {children}
          {failure && (
            <HStack align="flex-start" gap="2" p="3" borderRadius="l2" bg="red.subtle" color="red.fg" textStyle="small">
              <Icon name="alert" mt="1px" />
              <Box as="span">{failure}</Box>
            </HStack>
          )}
          <Button type="submit" size="lg" w="full" loading={busy}>
            {submitLabel}
          </Button>
        </Stack>
      </form>
    </>
  )
}
