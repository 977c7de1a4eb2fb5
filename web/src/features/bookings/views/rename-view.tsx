import { Button, chakra } from '@chakra-ui/react'
import { type SyntheticEvent, useEffect, useId, useState } from 'react'
import { Field } from '#src/components/forms/field.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { type NameProblem, maxNameLength, maxViews, findNameProblem } from './saved-views.ts'
import type { SavedViews } from './use-saved-views.ts'

interface RenameViewProps {
  name: string
  saved: SavedViews
  onDone: () => void
}

/** Text box to rename a view, focused when it appears. */
export function RenameView({ name, saved, onDone }: RenameViewProps) {
  const { t } = useTranslation(['bookings', 'tools'])
  const [typed, setTyped] = useState(name)
  const [problem, setProblem] = useState<NameProblem | null>(null)
  const id = useId()
  useEffect(() => document.getElementById(id)?.focus(), [id])

  function rename(event: SyntheticEvent) {
    event.preventDefault()
    const found = findNameProblem(saved.views, typed, name)
    setProblem(found)
    if (found) return
    saved.rename(name, typed)
    onDone()
  }
  return (
    <chakra.form onSubmit={rename} noValidate>
      <Field
        id={id}
        label={t('tools:views.rename', { name })}
        labelHidden
        value={typed}
        maxLength={maxNameLength}
        error={problem && t(`tools:views.${problem}`, { max: maxViews })}
        onChange={(event) => {
          setTyped(event.target.value)
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
