import { Button, VisuallyHidden } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { tidy } from '#src/domain/text.ts'
import { useCopy } from '#src/lib/browser/use-copy.ts'
import { Icon } from '#src/components/icons/icon.tsx'

interface CopyButtonProps {
  text: string
  /** Accessible name if only the icon is shown. */
  label?: string
  iconOnly?: boolean
}

/** Copies a reference without the invisible direction marks that it has on screen. */
export function CopyButton({ text, label, iconOnly }: CopyButtonProps) {
  const { t } = useTranslation('components')
  const { isCopied, copy } = useCopy(tidy(text))
  return (
    <>
      <Button
        variant={iconOnly ? 'ghost' : 'plain'}
        size="xs"
        px={iconOnly ? '0' : undefined}
        onClick={copy}
        aria-label={label}
      >
        <Icon name={isCopied ? 'check' : 'copy'} size={13} />
        {!iconOnly && <span>{t(isCopied ? 'copied' : 'copy')}</span>}
      </Button>
      <VisuallyHidden aria-live="polite">{isCopied && t('copied')}</VisuallyHidden>
    </>
  )
}
