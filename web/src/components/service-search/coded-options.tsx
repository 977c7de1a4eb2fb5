import { OptionGroup } from '#src/components/lists/option-group.tsx'
import { type CodedChoice, codedChoices } from '#src/lib/list-kit/coded-choices.ts'
import { toggleInList } from '#src/lib/list-kit/toggle-in-list.ts'

interface CodedOptionsProps {
  title: string
  /** Values that occur in the results; undefined while the results load. */
  available: readonly CodedChoice[] | undefined
  chosen: readonly string[]
  hasRows: boolean
  onChange: (chosen: string[]) => void
}

/** Filter by values with codes from the gateway, such as companies. */
export function CodedOptions({ title, available, chosen, hasRows, onChange }: CodedOptionsProps) {
  return (
    <OptionGroup
      title={title}
      hasRows={hasRows}
      options={codedChoices(available, chosen).map(({ code, name, count }) => ({
        key: code,
        label: <bdi>{name}</bdi>,
        checked: chosen.includes(code),
        count,
        next: toggleInList(chosen, code),
      }))}
      onChange={onChange}
    />
  )
}
