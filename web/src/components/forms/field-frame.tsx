import { Box, type BoxProps, HStack, Text, chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'

export interface FieldTexts {
  label: ReactNode
  hint?: ReactNode
  /** Keeps the hint visible below an error. */
  keepsHint?: boolean
  error?: ReactNode
  required?: boolean
}

/** Attributes that associate a control with its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-label'?: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
  'aria-required': boolean | undefined
}

interface FieldFrameProps extends FieldTexts, Omit<BoxProps, 'children'> {
  id?: string
  /** Hides the label visually, if a table heading or an icon replaces it. */
  labelHidden?: boolean
  children: (control: ControlProps) => ReactNode
}

/** Layout of a field: label, control, and the error or else the hint. */
export function FieldFrame({
  label,
  hint,
  keepsHint,
  error,
  required,
  id,
  labelHidden,
  children,
  ...box
}: FieldFrameProps) {
  const generatedId = useId()
  const control = id ?? generatedId
  const note = `${control}-note`
  const hasError = error !== undefined && error !== null && error !== ''
  return (
    <Box minW="0" {...box}>
      <chakra.label
        htmlFor={control}
        display="block"
        textStyle="small"
        fontWeight="medium"
        // Nastaliq descends below its line.
        mb="1"
        srOnly={labelHidden || undefined}
      >
        <span>{label}</span>
        {required && (
          <Box as="span" color="money.up" aria-hidden>
            {' *'}
          </Box>
        )}
      </chakra.label>
      {children({
        id: control,
        'aria-describedby': hasError || hint !== undefined ? note : undefined,
        'aria-invalid': hasError || undefined,
        'aria-required': required || undefined,
      })}
      {(hasError || hint !== undefined) && (
        <Box id={note} mt="1" textStyle="small" color="fg.subtle" textWrap="pretty">
          {hasError && (
            <HStack gap="1" color="red.fg" align="flex-start">
              <Icon name="alert" size={13} alignWithFirstLine />
              <Text as="span">{error}</Text>
            </HStack>
          )}
          {!hasError && <Box>{hint}</Box>}
          {hasError && keepsHint && <Box mt="1.5">{hint}</Box>}
        </Box>
      )}
    </Box>
  )
}

/** Shared style of text boxes and selects. */
export const controlStyle = {
  w: 'full',
  h: { base: '11', md: '10' },
  px: '3',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.field',
  borderRadius: 'l2',
  textStyle: 'body',
  transition: 'box-shadow {durations.fast}, border-color {durations.fast}',
  _placeholder: { color: 'fg.subtle' },
  _focusVisible: {
    outline: '2px solid {colors.brand.focusRing}',
    outlineOffset: '-1px',
    boxShadow: '0 0 0 3px {colors.brand.muted}',
  },
  _invalid: {
    borderColor: 'red.solid',
    boxShadow: '0 0 0 3px {colors.red.subtle}',
    _focusVisible: { outlineColor: 'red.solid' },
  },
  _disabled: { bg: 'bg.muted', color: 'fg.subtle', cursor: 'not-allowed' },
} as const

/** Scroll margins that keep a focused field, with its label and note, below the header. */
export const scrollClearance = { scrollMarginTop: '112px', scrollMarginBottom: '40px' } as const
