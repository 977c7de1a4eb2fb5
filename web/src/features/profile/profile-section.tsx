import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { type RenderedForm, Form, FormFailure, SubmitButton } from '#src/components/forms/form.tsx'
import { Part } from '#src/components/layout/surface.tsx'

interface ProfileSectionProps {
  title: string
  /** Purpose of the section, or who can see it. */
  note?: ReactNode
  children: ReactNode
}

/** Section of the profile. On wide screens, its title is next to its fields, so that the titles are easy to scan. */
export function ProfileSection({ title, note, children }: ProfileSectionProps) {
  const id = useId()
  return (
    <Part
      as="section"
      aria-labelledby={id}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0,1fr)', lg: '280px minmax(0,1fr)' }}
      columnGap="10"
      rowGap="4"
    >
      <div>
        <Text as="h2" id={id} textStyle="h2">
          {title}
        </Text>
        {note && (
          <Text textStyle="small" color="fg.muted" mt="1">
            {note}
          </Text>
        )}
      </div>
      <Box minW="0" maxW="720px">
        {children}
      </Box>
    </Part>
  )
}

interface ProfileFormProps {
  form: RenderedForm
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
