import { Box, type HTMLChakraProps, chakra } from '@chakra-ui/react'
import { FieldFrame, type FieldTexts, controlStyle, scrollClearance } from './field-frame.tsx'
import { SelectArrow } from './select-arrow.tsx'

interface SelectFieldProps extends Omit<HTMLChakraProps<'select'>, keyof FieldTexts>, FieldTexts {
  options: readonly { value: string; label: string; disabled?: boolean }[]
  /** Text of the first option, which cannot be selected. */
  placeholder?: string
  labelHidden?: boolean
}

/** A native select with label, hint and error. */
export function SelectField({
  label,
  hint,
  error,
  required = false,
  options,
  placeholder,
  id,
  labelHidden,
  flex,
  w,
  maxW,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, required, labelHidden, flex, w, maxW }} {...(id ? { id } : {})}>
      {(control) => (
        <Box position="relative">
          <chakra.select
            // If the value has no option yet, the browser selects the first one. A new element applies the value again.
            key={options.length === 0 ? 'loading' : 'loaded'}
            data-field=""
            {...controlStyle}
            {...scrollClearance}
            appearance="none"
            pe="8"
            textOverflow="ellipsis"
            cursor="pointer"
            {...control}
            {...select}
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map(({ value, label, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {label}
              </option>
            ))}
          </chakra.select>
          <SelectArrow />
        </Box>
      )}
    </FieldFrame>
  )
}
