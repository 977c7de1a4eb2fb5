import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { Callout } from '#src/components/feedback/callout.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { focusFirstFault } from '#src/components/forms/focus-first-error.ts'
import { Section } from '#src/components/layout/section.tsx'

interface ProfileCardProps {
  title: string
  /** What the part is for, or who sees it. */
  note?: ReactNode
  children: ReactNode
}

/** One part of the profile. */
export const ProfileCard = ({ title, note, children }: ProfileCardProps) => (
  <Card p={{ base: '4', md: '6' }}>
    <Section title={title}>
      {note && (
        <Text textStyle="small" color="fg.muted" mt="-1" mb="4">
          {note}
        </Text>
      )}
      {children}
    </Section>
  </Card>
)

interface SaveFormProps {
  submitLabel: string
  busy: boolean
  failure: string | null
  onSubmit: (fields: FormData, form: HTMLFormElement) => void
  /** Told of every change, so that what was typed can be kept. */
  onTyped?: (fields: FormData) => void
  children: ReactNode
}

/** Fields and the one button that saves them. */
export function SaveForm({ submitLabel, busy, failure, onSubmit, onTyped, children }: SaveFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!busy && form.current) focusFirstFault(form.current)
  }, [busy])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    onSubmit(new FormData(event.currentTarget), event.currentTarget)
    focusFirstFault(event.currentTarget)
  }
  return (
    <form ref={form} noValidate onSubmit={submit} onInput={(event) => onTyped?.(new FormData(event.currentTarget))}>
      <Stack gap="4">
        {children}
        {failure && (
          <Callout tone="bad" role="alert">
            {failure}
          </Callout>
        )}
        <Flex>
          <Button type="submit" loading={busy}>
            {submitLabel}
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
