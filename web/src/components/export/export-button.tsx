import { Box, Button, VisuallyHidden } from '@chakra-ui/react'
import { Suspense, lazy } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'
import { useFloatingPanel } from '#src/components/layout/use-floating-panel.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { type ExportSource, percentRead } from './export-source.ts'
import { type ExportState, useExport } from './use-export.ts'

// Loaded on demand to keep the code of floating panels out of lists.
const ExportPanel = lazy(async () => ({ default: (await import('./export-panel.tsx')).ExportPanel }))

interface ExportButtonProps {
  /** Description of the file's content. */
  description: string
  /** Creates a source for the list as it is currently shown. */
  createSource: () => ExportSource
  /** Fetches the agency's name for the file name; null if it cannot be fetched. */
  fetchAgencyName: () => Promise<string | null>
  /** Shows only the icon on phones. */
  short?: boolean
}

/** Button and panel to export a list. The export continues while the panel is closed. */
export function ExportButton({ description, createSource, fetchAgencyName, short = false }: ExportButtonProps) {
  const { t } = useTranslation('export')
  const format = useFormat()
  const exporter = useExport({ createSource, fetchAgencyName })
  const { isLoaded, button, panel } = useFloatingPanel()
  const { state } = exporter
  const percent = state.step === 'reading' || state.step === 'writing' ? percentRead(state.progress) : null
  const text = percent === null ? t('export') : t('running', { percent: format.percent(String(percent)) })
  return (
    <>
      <Button {...button} variant="outline" aria-label={text} minW="11">
        <Icon name="download" />
        <Box as="span" hideBelow={short && percent === null ? 'md' : undefined}>
          {text}
        </Box>
      </Button>
      <VisuallyHidden as="output">{useAnnouncement(state)}</VisuallyHidden>
      {isLoaded && (
        <Suspense>
          <ExportPanel {...panel} description={description} exporter={exporter} />
        </Suspense>
      )}
    </>
  )
}

/** Text that screen readers announce at every quarter of the rows and at the end. */
function useAnnouncement(state: ExportState): string {
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
