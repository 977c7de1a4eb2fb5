import { type HTMLChakraProps, chakra } from '@chakra-ui/react'
import { FieldFrame, type FieldTexts, controlStyle, scrollClearance } from './field-frame.tsx'

interface TextAreaFieldProps extends Omit<HTMLChakraProps<'textarea'>, keyof FieldTexts>, FieldTexts {}

/** Several lines of text with their label, hint and error; grows with what is typed where the browser can do that. */
export function TextAreaField({ label, hint, error, required = false, ...textarea }: TextAreaFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, required }}>
      {(control) => (
        <chakra.textarea
          {...controlStyle}
          {...scrollClearance}
          h="auto"
          minH="36"
          py="2.5"
          resize="vertical"
          dir="auto"
          data-invalid={control['aria-invalid'] ? '' : undefined}
          css={{ fieldSizing: 'content' }}
          {...control}
          {...textarea}
        />
      )}
    </FieldFrame>
  )
}
