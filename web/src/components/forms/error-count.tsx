import { HStack, chakra } from '@chakra-ui/react'
import { type Control, type FieldValues, useFormState } from 'react-hook-form'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { focusFirstError } from './form.tsx'

interface ErrorCountProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>
}

/** Number of fields with errors after the first attempt to submit the form. A click focuses the first one. */
export function ErrorCount<Values extends FieldValues, Output>({ control }: ErrorCountProps<Values, Output>) {
  const { t } = useTranslation('fields')
  const { errors, isSubmitted } = useFormState({ control })
  const count = isSubmitted ? countErrors(errors) : 0
  if (count === 0) return undefined
  return (
    // Polite, so that a new count after each correction does not interrupt a screen reader.
    <HStack
      role="alert"
      aria-live="polite"
      gap="2"
      px="4"
      py="3"
      borderRadius="l3"
      bg="red.subtle"
      color="red.fg"
      textStyle="small"
    >
      <Icon name="alert" size={16} />
      <chakra.button
        type="button"
        minH={{ base: '11', md: '0' }}
        my={{ base: '-2.5', md: '0' }}
        textAlign="start"
        textDecoration="underline"
        textUnderlineOffset="3px"
        cursor="pointer"
        onClick={({ currentTarget }) => focusFirstError(currentTarget.form)}
      >
        {t('toCorrect', { count })}
      </chakra.button>
    </HStack>
  )
}

/** Counts the errors in a nested error object. */
function countErrors(errors: unknown): number {
  if (typeof errors !== 'object' || errors === null) return 0
  if ('type' in errors && typeof errors.type === 'string') return 1
  return Object.values(errors).reduce((sum: number, inner) => sum + countErrors(inner), 0)
}
