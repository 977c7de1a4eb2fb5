import { Button } from '@chakra-ui/react'
import type { RefObject } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** First Tab stop: skips the header. */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation()
  return (
    <Button
      position="fixed"
      top="2"
      insetInlineStart="2"
      zIndex="skipNav"
      transform="translateY(-200%)"
      _focus={{ transform: 'none' }}
      onClick={() => target.current?.focus()}
    >
      {t('skipToContent')}
    </Button>
  )
}
