import { Button, type ButtonProps } from '@chakra-ui/react'
import { Icon } from '#src/components/icons/icon.tsx'
import { useCopy } from '#src/lib/browser/use-copy.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { type LinkFacts, linkUrl, useLinkMessage } from './use-link-message.ts'

/** Buttons to copy a payment link or to send it with a description. */
export function SendLink({ link, ...button }: { link: LinkFacts } & ButtonProps) {
  const { t } = useTranslation('components')
  const { isCopied, copy } = useCopy(linkUrl(link.path))
  const message = useLinkMessage(link)
  return (
    <>
      <Button variant="outline" {...button} onClick={copy}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span aria-live="polite">{t(isCopied ? 'copied' : 'link.copy')}</span>
      </Button>
      <Button asChild variant="outline" {...button}>
        <a href={`https://wa.me/?text=${encodeURIComponent(message)}`} target="_blank" rel="noopener noreferrer">
          <Icon name="chat" />
          {t('link.whatsapp')}
        </a>
      </Button>
    </>
  )
}
