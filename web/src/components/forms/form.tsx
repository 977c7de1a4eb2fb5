import { Button, type ButtonProps, chakra, type HTMLChakraProps, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Callout } from '#src/components/feedback/callout.tsx'

/** Part of the results of `useServerForm` and `useAccountForm` that rendering needs. */
export interface RenderedForm {
  onSubmit: (event: { preventDefault: () => void }) => void
  isSubmitting: boolean
  submitCount: number
  failure: { text: string; requestId: string | null } | null
}

interface FormProps extends Omit<HTMLChakraProps<'form'>, 'form' | 'onSubmit'> {
  form: RenderedForm
}

/** Focuses the first field with an error, in screen order. */
export const focusFirstError = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()

/** The form element. After a failed submit, focuses the first field with an error. */
export function Form({ form, ...props }: FormProps) {
  const element = useRef<HTMLFormElement>(null)
  const { submitCount, isSubmitting } = form
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return
    focusFirstError(element.current)
  }, [submitCount, isSubmitting])
  return <chakra.form ref={element} noValidate onSubmit={form.onSubmit} {...props} />
}

/** Explains next to the button why the last submit failed. */
export function FormFailure({ form, title }: { form: Pick<RenderedForm, 'failure'>; title?: string }) {
  const { t } = useTranslation('components')
  if (!form.failure) return null
  const { text, requestId } = form.failure
  return (
    <Callout tone="bad" role="alert">
      {title && <Text fontWeight="semibold">{title}</Text>}
      <span>{text}</span>
      {requestId && (
        <Text textStyle="small" mt="1">
          {t('forSupport')}
          <br />
          <bdi dir="ltr" translate="no">
            {requestId}
          </bdi>
        </Text>
      )}
    </Callout>
  )
}

/** Submit button with a busy state. */
export const SubmitButton = ({ form, ...props }: Omit<ButtonProps, 'form'> & { form: { isSubmitting: boolean } }) => (
  <Button type="submit" loading={form.isSubmitting} {...props} />
)
