import { Box, Button, Grid, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Callout } from '#src/components/feedback/callout.tsx'
import { PopoverPanel } from '#src/components/layout/popover-panel.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { FileKind } from '#src/lib/table-file/table.ts'
import { type Progress, percentRead } from './export-source.ts'
import type { Export, SavedFile } from './use-export.ts'

interface ExportPanelProps {
  buttonId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  description: string
  exporter: Export
}

/** Focuses a new stage when it replaces the previous one, because the button that had the focus disappears. */
const focusStage = (stage: HTMLElement | null) => stage?.focus()

/** Starts an export and shows its progress and result. */
export function ExportPanel({ buttonId, open, onOpenChange, description, exporter }: ExportPanelProps) {
  const { t } = useTranslation('export')
  const { state, start, resume, save, reset } = exporter
  const isBusy = state.step === 'reading' || state.step === 'writing'
  const stage = isBusy ? 'busy' : state.step
  const panel = (body: ReactNode, footer: ReactNode) => (
    <PopoverPanel
      buttonId={buttonId}
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      width="360px"
      short
      footer={footer}
    >
      <Stack key={stage} ref={focusStage} tabIndex={-1} outline="none" gap="3">
        {body}
      </Stack>
    </PopoverPanel>
  )
  const cancel = (
    <Button w="full" variant="outline" onClick={reset}>
      {t('cancel')}
    </Button>
  )
  switch (state.step) {
    case 'ready':
      return panel(
        <>
          <Text textStyle="small" color="fg.muted">
            {description}
          </Text>
          <Grid templateColumns="1fr 1fr" gap="2">
            <Button onClick={() => start('xlsx')}>{t('excel')}</Button>
            <Button variant="outline" onClick={() => start('csv')}>
              {t('csv')}
            </Button>
          </Grid>
          <Text textStyle="caption" color="fg.muted">
            {t('csvHint')}
          </Text>
        </>,
        <Button w="full" variant="ghost" onClick={() => onOpenChange(false)}>
          {t('close')}
        </Button>,
      )
    case 'reading':
    case 'writing':
      return panel(<ExportProgress progress={state.progress} isWriting={state.step === 'writing'} />, cancel)
    case 'failed':
      return panel(
        <>
          <Callout tone="bad">
            <Text fontWeight="semibold">{t('failed', { count: state.progress.read })}</Text>
            {state.reason}
          </Callout>
          <Text textStyle="small" color="fg.muted">
            {t('resumable')}
          </Text>
        </>,
        <Grid templateColumns="1fr 1fr" gap="2">
          {cancel}
          <Button onClick={resume}>{t('resume')}</Button>
        </Grid>,
      )
    case 'done':
      return panel(
        <ExportDone file={state.file} onSave={save} />,
        <Grid templateColumns="1fr 1fr" gap="2">
          <Button variant="outline" onClick={reset}>
            {t('again')}
          </Button>
          <Button
            onClick={() => {
              reset()
              onOpenChange(false)
            }}
          >
            {t('close')}
          </Button>
        </Grid>,
      )
  }
}

function ExportProgress({ progress, isWriting }: { progress: Progress; isWriting: boolean }) {
  const { t } = useTranslation('export')
  const { read, total } = progress
  const percent = percentRead(progress)
  const rows = total === null ? t('read', { count: read }) : t('readOf', { read, count: Math.max(read, total) })
  const text = isWriting ? t('writing') : rows
  return (
    <>
      <Text textStyle="small" fontVariantNumeric="tabular-nums">
        {text}
      </Text>
      <Box
        role="progressbar"
        aria-label={t('title')}
        aria-valuetext={text}
        {...(percent !== null && { 'aria-valuenow': percent, 'aria-valuemin': 0, 'aria-valuemax': 100 })}
        h="6px"
        borderRadius="full"
        bg="bar.rest"
        data-drawing="bar"
        overflow="hidden"
      >
        <Box h="full" borderRadius="full" bg="brand.solid" w={`${percent ?? 0}%`} />
      </Box>
    </>
  )
}

function ExportDone({ file: { rows, name, remark }, onSave }: { file: SavedFile; onSave: (kind: FileKind) => void }) {
  const { t } = useTranslation('export')
  return (
    <>
      <Callout tone="done">
        <Text fontWeight="semibold">{t('done', { count: rows })}</Text>
        <bdi>{name}</bdi>
      </Callout>
      {remark && <Callout tone="warn">{t(`remark.${remark}`)}</Callout>}
      <Grid templateColumns="1fr 1fr" gap="2">
        <Button variant="outline" size="sm" px="2" onClick={() => onSave('xlsx')}>
          {t('saveAs.excel')}
        </Button>
        <Button variant="outline" size="sm" px="2" onClick={() => onSave('csv')}>
          {t('saveAs.csv')}
        </Button>
      </Grid>
    </>
  )
}
