import { Button, Stack, Text, chakra } from '@chakra-ui/react'
import { type SyntheticEvent, useState } from 'react'
import { Field } from '#src/components/forms/field.tsx'
import { PopoverPanel } from '#src/components/layout/popover-panel.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { type NameProblem, maxNameLength, maxViews, findNameProblem } from './saved-views.ts'
import type { SavedViews } from './use-saved-views.ts'
import { ViewRow } from './view-row.tsx'

interface ViewsPanelProps {
  buttonId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  savedViews: SavedViews
  /** Query string of the current view. */
  query: string
  /** Name of the current view. */
  currentViewName: string | undefined
}

/** Panel to open, rename and delete views, to choose the default, and to save the current view. */
export function ViewsPanel({ buttonId, open, onOpenChange, savedViews, query, currentViewName }: ViewsPanelProps) {
  const { t } = useTranslation(['bookings', 'tools'])
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<NameProblem | null>(null)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const nameProblem = findNameProblem(savedViews.views, name)
    setProblem(nameProblem)
    if (nameProblem) return
    savedViews.save(name, query)
    setName('')
  }
  return (
    <PopoverPanel
      buttonId={buttonId}
      open={open}
      onOpenChange={onOpenChange}
      title={t('tools:views.title')}
      titled
      width="380px"
      short
      footer={
        <Button w="full" variant="outline" onClick={() => onOpenChange(false)}>
          {t('tools:tags.done')}
        </Button>
      }
    >
      <Stack gap="4">
        {savedViews.views.length === 0 ? (
          <Text textStyle="small" color="fg.muted">
            {t('tools:views.none')}
          </Text>
        ) : (
          <Stack as="ul" listStyleType="none" gap="1">
            {savedViews.views.map((view) => (
              <ViewRow
                key={view.name}
                view={view}
                savedViews={savedViews}
                isCurrent={view.name === currentViewName}
                onOpen={() => onOpenChange(false)}
              />
            ))}
          </Stack>
        )}
        {currentViewName === undefined && (
          <chakra.form onSubmit={submit} noValidate>
            <Field
              label={t('tools:views.saveAs')}
              value={name}
              maxLength={maxNameLength}
              autoComplete="off"
              dir={name ? 'auto' : undefined}
              error={problem && t(`tools:views.${problem}`, { max: maxViews })}
              onChange={(event) => {
                setName(event.target.value)
                setProblem(null)
              }}
              beside={
                <Button type="submit" variant="outline" h={{ base: '11', md: '10' }}>
                  {t('tools:views.save')}
                </Button>
              }
            />
          </chakra.form>
        )}
      </Stack>
    </PopoverPanel>
  )
}
