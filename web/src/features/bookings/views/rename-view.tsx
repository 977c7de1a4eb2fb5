import { Button, chakra } from '@chakra-ui/react'
import { type SyntheticEvent, useEffect, useId, useState } from 'react'
import { Field } from '#src/components/forms/field.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { type NameProblem, maxNameLength, maxViews, findNameProblem } from './saved-views.ts'
import type { SavedViews } from './use-saved-views.ts'

interface RenameViewProps {
  name: string
  savedViews: SavedViews
  onDone: () => void
}

/** Text box to rename a view, focused when it appears. */
export function RenameView({ name, savedViews, onDone }: RenameViewProps) {
  const { t } = useTranslation(['bookings', 'tools'])
  const [newName, setNewName] = useState(name)
  const [problem, setProblem] = useState<NameProblem | null>(null)
  const id = useId()
  useEffect(() => document.getElementById(id)?.focus(), [id])

  function rename(event: SyntheticEvent) {
    event.preventDefault()
    const nameProblem = findNameProblem(savedViews.views, newName, name)
    setProblem(nameProblem)
    if (nameProblem) return
    savedViews.rename(name, newName)
    onDone()
  }
  return (
    <chakra.form onSubmit={rename} noValidate>
      <Field
        id={id}
        label={t('tools:views.rename', { name })}
        labelHidden
        value={newName}
        maxLength={maxNameLength}
        error={problem && t(`tools:views.${problem}`, { max: maxViews })}
        onChange={(event) => {
          setNewName(event.target.value)
          setProblem(null)
        }}
        beside={
          <Button type="submit" variant="outline" h={{ base: '11', md: '10' }}>
            {t('tools:views.save')}
          </Button>
        }
      />
    </chakra.form>
  )
}
