import { Box } from '@chakra-ui/react'
import { DotSeparated } from '#src/components/layout/dot-separated.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { CopyButton } from './copy-button.tsx'

export interface SupportFacts {
  code?: string | null | undefined
  requestId?: string | null | undefined
  /** `YYYY-MM-DD HH:mm:ss` in Makkah time. */
  at?: string | undefined
}

/** Details for support, with a copy button. Renders nothing without details. */
export function SupportLine({ code, requestId, at }: SupportFacts) {
  const { t } = useTranslation('components')
  const time = at && t('makkahTime', { at })
  const facts = [code, requestId].filter((fact) => fact !== null && fact !== undefined && fact !== '')
  const text = [...facts, ...(time ? [time] : [])].join(' · ')
  if (text === '') return null
  return (
    <Box mt="5" textStyle="small" color="fg.subtle">
      <Box as="span" display="block">
        {t('forSupport')}
      </Box>
      <Box mt="0.5" display="flex" alignItems="center" columnGap="3" rowGap="1" flexWrap="wrap">
        <Box fontVariantNumeric="tabular-nums" color="fg.muted" overflowWrap="anywhere">
          <DotSeparated>
            {facts.map((fact) => (
              <bdi key={fact} dir="ltr" translate="no">
                {fact}
              </bdi>
            ))}
            {time}
          </DotSeparated>
        </Box>
        <CopyButton text={text} />
      </Box>
    </Box>
  )
}
