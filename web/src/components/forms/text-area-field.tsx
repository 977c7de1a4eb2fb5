import { type HTMLChakraProps, chakra } from '@chakra-ui/react'
import { FieldFrame, type FieldTexts, controlStyle, scrollClearance } from './field-frame.tsx'

interface TextAreaFieldProps extends Omit<HTMLChakraProps<'textarea'>, keyof FieldTexts>, FieldTexts {}

/** A multi-line field with label, hint and error. Grows with its content if the browser supports it. */
export function TextAreaField({ label, hint, error, required = false, ...textarea }: TextAreaFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, required }}>
      {(control) => (
        <chakra.textarea
          {...controlStyle}
          {...scrollClearance}
          // Removes the space below an inline element.
          display="block"
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
