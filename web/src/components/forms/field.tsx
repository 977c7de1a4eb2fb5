import { Flex, HStack, type HTMLChakraProps, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FieldFrame, type FieldTexts, controlStyle, scrollClearance } from './field-frame.tsx'
import type { IconName } from '#src/components/icons/icon-paths.ts'
import { Icon } from '#src/components/icons/icon.tsx'

interface FieldProps extends Omit<HTMLChakraProps<'input'>, keyof FieldTexts>, FieldTexts {
  /** Forces left-to-right text: email, phone, IBAN, codes. */
  ltr?: boolean
  /** Shows a read-only value. */
  locked?: boolean
  icon?: IconName
  /** Content at the end of the box, such as a button or a unit. */
  end?: ReactNode
  /** Content next to the box, such as a button. */
  beside?: ReactNode
  /** Maximum width of the box, if its label or hint is wider. */
  boxMaxW?: HTMLChakraProps<'input'>['maxW']
  labelHidden?: boolean
}

/** A single-line field with label, hint and error. Accepts every attribute of an input. */
export function Field({
  label,
  hint,
  keepsHint,
  error,
  required = false,
  ltr,
  locked,
  icon,
  end,
  beside,
  id,
  labelHidden,
  flex,
  w,
  maxW,
  boxMaxW,
  ...input
}: FieldProps) {
  return (
    <FieldFrame {...{ label, hint, keepsHint, error, required, labelHidden, flex, w, maxW }} {...(id ? { id } : {})}>
      {(control) => {
        const box = (
          <HStack
            data-field=""
            {...controlStyle}
            maxW={boxMaxW}
            gap="2"
            data-invalid={control['aria-invalid'] ? '' : undefined}
            data-disabled={input.disabled ? '' : undefined}
            // Only if the input itself has the focus, not a button inside the box.
            css={{
              '&:has(> input:focus-visible)': controlStyle._focusVisible,
              '&[data-invalid]:has(> input:focus-visible)': { outlineColor: 'red.solid' },
            }}
            cursor="text"
          >
            {icon && (
              <Flex as="span" pointerEvents="none">
                <Icon name={icon} color="fg.subtle" />
              </Flex>
            )}
            <chakra.input
              flex="1"
              // The default width of twenty characters does not fit into the narrowest windows.
              w="0"
              minW="0"
              h="full"
              bg="transparent"
              outline="none"
              {...scrollClearance}
              dir={ltr ? 'ltr' : 'auto'}
              readOnly={locked}
              _placeholder={{ color: 'fg.subtle' }}
              // Aligns values of any direction with the start of the page.
              css={{ 'html[dir=rtl] &': { textAlign: 'right' } }}
              {...control}
              {...input}
            />
            {locked ? <Icon name="lock" size={15} color="fg.subtle" /> : end}
          </HStack>
        )
        return beside ? (
          <Flex gap="2">
            {box}
            {beside}
          </Flex>
        ) : (
          box
        )
      }}
    </FieldFrame>
  )
}
