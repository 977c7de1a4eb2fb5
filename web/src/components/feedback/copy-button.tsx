import { Button, VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { toLatinDigits } from '#src/domain/digits.ts'
import { copyText } from '#src/lib/browser/clipboard.ts'
import { Icon } from '#src/components/icons/icon.tsx'

interface CopyButtonProps {
  text: string
  /** Accessible name where only the icon is shown. */
  label?: string
  iconOnly?: boolean
}

/** Copies a reference without the invisible direction marks it has on screen. */
export function CopyButton({ text, label, iconOnly }: CopyButtonProps) {
  const { t } = useTranslation('components')
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 3000)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    if (await copyText(toLatinDigits(text))) setCopied(true)
  }

  return (
    <>
      <Button
        variant={iconOnly ? 'ghost' : 'plain'}
        size="xs"
        px={iconOnly ? '0' : undefined}
        onClick={() => void copy()}
        aria-label={label}
      >
        <Icon name={copied ? 'check' : 'copy'} size={13} />
        {!iconOnly && t(copied ? 'copied' : 'copy')}
      </Button>
      <VisuallyHidden aria-live="polite">{copied && t('copied')}</VisuallyHidden>
    </>
  )
}
