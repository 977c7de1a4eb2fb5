import { Box, type HTMLChakraProps, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FieldFrame, type FieldTexts, controlStyle } from './field-frame.tsx'
import type { IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'

interface FieldProps extends Omit<HTMLChakraProps<'input'>, keyof FieldTexts>, FieldTexts {
  /** For e-mail, phone, IBAN, codes: the text keeps its left-to-right form. */
  ltr?: boolean
  /** The value is given and cannot be changed here. */
  locked?: boolean
  icon?: IconName
  /** Stands inside the box at its end: a button, a unit. */
  end?: ReactNode
  labelHidden?: boolean
}

/** One line of text with its label, hint and error. Takes every attribute of an input, so `register()` spreads into it. */
export function Field({
  label,
  hint,
  error,
  required = false,
  ltr,
  locked,
  icon,
  end,
  id,
  labelHidden,
  flex,
  w,
  maxW,
  ...input
}: FieldProps) {
  const endSlot = locked ? <Icon name="lock" size={15} color="fg.subtle" /> : end
  return (
    <FieldFrame {...{ label, hint, error, required, labelHidden, flex, w, maxW }} {...(id ? { id } : {})}>
      {(control) => (
        <Box position="relative">
          {icon && (
            <Icon
              name={icon}
              color="fg.subtle"
              position="absolute"
              insetInlineStart="3"
              top="50%"
              transform="translateY(-50%)"
              pointerEvents="none"
            />
          )}
          <chakra.input
            {...controlStyle}
            ps={icon ? '9' : undefined}
            pe={endSlot ? '10' : undefined}
            dir={ltr ? 'ltr' : 'auto'}
            readOnly={locked}
            // A left-to-right value still starts where the reader's eye starts.
            css={ltr ? { '[dir=rtl] &:not(:focus)': { textAlign: 'right' } } : undefined}
            {...control}
            {...input}
          />
          {endSlot && (
            <Box position="absolute" insetInlineEnd="2.5" top="50%" transform="translateY(-50%)" lineHeight="0">
              {endSlot}
            </Box>
          )}
        </Box>
      )}
    </FieldFrame>
  )
}
