import { Box, Button } from '@chakra-ui/react'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PinCode } from '#src/components/forms/pin-code.tsx'

interface CodeFieldProps {
  /** The code is only asked for on demand. */
  optional: boolean
  /** IBAN the code is for; empty for the preferred one. */
  iban: string
  error: string | undefined
  value: string
  onChange: (code: string) => void
  disabled: boolean
  ref: Ref<HTMLInputElement>
}

/** The code of the agent's authenticator. */
export function CodeField({ optional, iban, ...field }: CodeFieldProps) {
  const { t } = useTranslation('checkout')
  const [isOpen, setOpen] = useState(false)
  if (optional && !isOpen && !field.error)
    return (
      <Button
        variant="plain"
        size="sm"
        px="0"
        mt="4"
        alignSelf="start"
        whiteSpace="normal"
        onClick={() => setOpen(true)}
      >
        {t('pay.addCode')}
      </Button>
    )
  const hint = iban ? t('pay.codeHintIban', { iban: iban.slice(-4) }) : t('pay.codeHint')
  return (
    <Box mt="6">
      <PinCode label={t(optional ? 'pay.codeOptional' : 'pay.code')} hint={hint} ring {...field} />
    </Box>
  )
}
