import { Button, Grid, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { copyText } from '#src/lib/browser/clipboard.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

interface ShareTextProps {
  /** What the text says, and what it does not. */
  hint: string
  /** Lines of the text; null, undefined and false are left out. */
  lines: readonly (string | false | null | undefined)[]
}

/** Plain text, without the direction marks, word joiners and no-break spaces of the screen. */
const plainText = (lines: ShareTextProps['lines']): string =>
  lines
    .filter((line) => typeof line === 'string')
    .join('\n')
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll('\u00A0', ' ')
    .replaceAll('\u2060', '')

/** Sends a booking to the travelers as text. */
export function ShareText({ hint, lines }: ShareTextProps) {
  const { t } = useTranslation(['stay', 'components'])
  const [copied, setCopied] = useState(false)
  const text = plainText(lines)
  return (
    <Card p="5">
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
          <Button variant="outline" onClick={() => void copyText(text).then(setCopied)}>
            <Icon name={copied ? 'check' : 'copy'} />
            <span aria-live="polite">{copied ? t('components:copied') : t('share.copy')}</span>
          </Button>
        </Grid>
      </Section>
    </Card>
  )
}
