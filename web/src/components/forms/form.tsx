import { Button, type ButtonProps, chakra, type HTMLChakraProps, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Callout } from '#src/components/feedback/callout.tsx'

/** What `useServerForm` and `useAccountForm` return, as far as drawing needs it. */
export interface DrawnForm {
  onSubmit: (event: { preventDefault: () => void }) => void
  isSubmitting: boolean
  submitCount: number
  failure: { text: string; requestId: string | null } | null
}

interface FormProps extends Omit<HTMLChakraProps<'form'>, 'form' | 'onSubmit'> {
  form: DrawnForm
}

/** Moves the focus to the first field with an error, in the order of the screen. */
export const focusFirstError = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()

/** The form element. After a failed attempt the first field with an error gets the focus. */
export function Form({ form, ...props }: FormProps) {
  const element = useRef<HTMLFormElement>(null)
  const { submitCount, isSubmitting } = form
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return
    focusFirstError(element.current)
  }, [submitCount, isSubmitting])
  return <chakra.form ref={element} noValidate onSubmit={form.onSubmit} {...props} />
}

/** Why the last attempt failed, beside the button. */
export function FormFailure({ form, title }: { form: Pick<DrawnForm, 'failure'>; title?: string }) {
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

/** The one button that submits a form; busy while it is being sent. */
export const SubmitButton = ({ form, ...props }: Omit<ButtonProps, 'form'> & { form: { isSubmitting: boolean } }) => (
  <Button type="submit" loading={form.isSubmitting} {...props} />
)
