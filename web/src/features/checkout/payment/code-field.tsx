import { Box, Button } from '@chakra-ui/react'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useCodeHint } from '#src/components/payment/use-code-hint.ts'
import { PinCode } from '#src/components/forms/pin-code.tsx'

interface CodeFieldProps {
  /** Whether the code is optional. An optional field is hidden until the agent opens it. */
  optional: boolean
  /** IBAN that the code is for; empty for the preferred one. */
  iban: string
  error: string | undefined
  value: string
  onChange: (code: string) => void
  disabled: boolean
  ref: RefObject<HTMLInputElement | null>
}

/** Field for the authenticator code. */
export function CodeField({ optional, iban, ref, ...field }: CodeFieldProps) {
  const { t } = useTranslation(['checkout', 'payment'])
  const [isOpen, setOpen] = useState(false)
  const hint = useCodeHint(iban)
  useEffect(() => {
    if (isOpen) ref.current?.focus()
  }, [isOpen, ref])
  if (optional && !isOpen && !field.error)
    return (
      <Button
        variant="plain"
        size="sm"
        px="0"
        mt="4"
        alignSelf="start"
        whiteSpace="normal"
        textAlign="start"
        onClick={() => setOpen(true)}
      >
        {t('pay.addCode')}
      </Button>
    )
  return (
    <Box mt={{ base: '4', md: '6' }}>
      <PinCode ref={ref} label={t(optional ? 'pay.codeOptional' : 'payment:code')} hint={hint} ring {...field} />
    </Box>
  )
}
