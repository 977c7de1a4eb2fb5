import { Button, VisuallyHidden } from '@chakra-ui/react'
import { Suspense, lazy, useId, useState } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { type ExportSource, percentRead } from './export-source.ts'
import { type ExportState, useExport } from './use-export.ts'

// Floating panels need code that a list does without.
const ExportPanel = lazy(async () => ({ default: (await import('./export-panel.tsx')).ExportPanel }))

interface ExportButtonProps {
  /** What the file will hold. */
  about: string
  open: () => ExportSource
  agency: () => Promise<string | null>
}

/** Exports a list; the export goes on while the panel is closed. */
export function ExportButton({ about, open, agency }: ExportButtonProps) {
  const { t } = useTranslation('export')
  const format = useFormat()
  const exported = useExport({ open, agency })
  const [isOpen, setOpen] = useState<boolean>()
  const id = useId()
  const { state } = exported
  const percent = state.step === 'reading' || state.step === 'writing' ? percentRead(state.progress) : null
  return (
    <>
      <Button
        id={id}
        variant="outline"
        aria-haspopup="dialog"
        aria-expanded={isOpen === true}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="download" />
        {percent === null ? t('export') : t('running', { percent: format.percent(String(percent)) })}
      </Button>
      <VisuallyHidden as="output">{useNews(state)}</VisuallyHidden>
      {isOpen !== undefined && (
        <Suspense>
          <ExportPanel buttonId={id} open={isOpen} onOpen={setOpen} about={about} exported={exported} />
        </Suspense>
      )}
    </>
  )
}

/** What a screen reader announces: every quarter of the rows, and the end. */
function useNews(state: ExportState): string {
  const { t } = useTranslation('export')
  const format = useFormat()
  switch (state.step) {
    case 'ready':
      return ''
    case 'reading': {
      const quarters = Math.floor((percentRead(state.progress) ?? 0) / 25)
      return t('running', { percent: format.percent(String(quarters * 25)) })
    }
    case 'writing':
      return t('writing')
    case 'failed':
      return `${t('failed', { count: state.progress.read })} ${state.reason}`
    case 'done':
      return t('done', { count: state.file.rows })
  }
}
