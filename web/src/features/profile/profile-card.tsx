import { Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { Card } from '#src/components/card.tsx'
import { focusFirstFault } from '#src/components/focus-first-fault.ts'
import { Icon } from '#src/components/icon.tsx'
import { Section } from '#src/components/section.tsx'

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

/** A sentence about what did not work, beside the button that was pressed. */
export const Failure = ({ children }: { children: ReactNode }) => (
  <HStack
    role="alert"
    align="flex-start"
    gap="2"
    p="3"
    borderRadius="l2"
    bg="red.subtle"
    color="red.fg"
    textStyle="small"
  >
    <Icon name="alert" mt="1px" />
    <Box as="span">{children}</Box>
  </HStack>
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
        {failure && <Failure>{failure}</Failure>}
        <Flex>
          <Button type="submit" loading={busy}>
            {submitLabel}
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
