import { Flex, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { type DrawnForm, Form, FormFailure, SubmitButton } from '#src/components/forms/form.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { Section } from '#src/components/layout/section.tsx'

interface ProfileCardProps {
  title: string
  /** Purpose of the card, or who can see it. */
  note?: ReactNode
  children: ReactNode
}

/** Section of the profile. */
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

interface ProfileFormProps {
  form: DrawnForm
  submitLabel?: string
  children: ReactNode
}

/** Form with a save button. */
export function ProfileForm({ form, submitLabel, children }: ProfileFormProps) {
  const { t } = useTranslation('profile')
  return (
    <Form form={form}>
      <Stack gap="4">
        {children}
        <FormFailure form={form} />
        <Flex>
          <SubmitButton form={form} variant="outline">
            {submitLabel ?? t('save')}
          </SubmitButton>
        </Flex>
      </Stack>
    </Form>
  )
}
