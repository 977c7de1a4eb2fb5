import { Box, Button, Flex, HStack, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'

interface StepperProps {
  label: string
  hint?: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** A small whole number with minus and plus buttons, large enough for touch. */
export function Stepper({ label, hint, value, min, max, onChange }: StepperProps) {
  const { t } = useTranslation('components')
  const format = useFormat()
  const id = useId()
  return (
    <Flex role="group" aria-labelledby={id} align="center" gap="3" py="1.5">
      <Box flex="1">
        <Text id={id} textStyle="body" fontWeight="medium">
          {label}
        </Text>
        {hint && (
          <Text textStyle="small" color="fg.subtle">
            {hint}
          </Text>
        )}
      </Box>
      <HStack gap="1">
        <Button
          variant="outline"
          size="sm"
          px="0"
          disabled={value <= min}
          aria-label={t('fewer', { what: label })}
          onClick={() => onChange(value - 1)}
        >
          <Icon name="minus" size={14} />
        </Button>
        <Text w="7" textAlign="center" fontWeight="semibold" fontVariantNumeric="tabular-nums" aria-live="polite">
          {format.number(value)}
        </Text>
        <Button
          variant="outline"
          size="sm"
          px="0"
          disabled={value >= max}
          aria-label={t('more', { what: label })}
          onClick={() => onChange(value + 1)}
        >
          <Icon name="plus" size={14} />
        </Button>
      </HStack>
    </Flex>
  )
}
