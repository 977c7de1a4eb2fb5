import { Button, Grid, Text } from '@chakra-ui/react'
import { Icon } from '#src/components/icons/icon.tsx'
import { Part } from '#src/components/layout/surface.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { useCopy } from '#src/lib/browser/use-copy.ts'
import { toPlainText } from '#src/lib/i18n/plain-text.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

interface ShareTextProps {
  /** Explains what the text contains and what it omits. */
  hint: string
  /** Lines of the text; null, undefined and false are omitted. */
  lines: readonly (string | false | null | undefined)[]
}

/** Buttons to copy a booking as plain text, or to send it to the travelers on WhatsApp. */
export function ShareText({ hint, lines }: ShareTextProps) {
  const { t } = useTranslation(['stay', 'components'])
  const text = toPlainText(lines)
  const { isCopied, copy } = useCopy(text)
  return (
    <Part>
      <Section title={t('share.title')}>
        <Text textStyle="small" color="fg.muted" mt="-2" mb="3">
          {hint}
        </Text>
        <Grid templateColumns="repeat(auto-fit, minmax(176px, 1fr))" gap="2" maxW="420px">
          <Button asChild variant="outline">
            <a href={`https://wa.me/?text=${encodeURIComponent(text)}`} target="_blank" rel="noopener noreferrer">
              <Icon name="chat" />
              {t('share.whatsapp')}
            </a>
          </Button>
          <Button variant="outline" onClick={copy}>
            <Icon name={isCopied ? 'check' : 'copy'} />
            <span aria-live="polite">{isCopied ? t('components:copied') : t('share.copy')}</span>
          </Button>
        </Grid>
      </Section>
    </Part>
  )
}
