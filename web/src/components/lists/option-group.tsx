import { Box, Text } from '@chakra-ui/react'
import { type ReactNode, memo, useId } from 'react'
import { Checkbox } from '#src/components/forms/checkbox.tsx'
import { useLatest } from '#src/lib/list-kit/use-latest.ts'

interface FilterGroupProps {
  title: string
  children: ReactNode
}

export function FilterGroup({ title, children }: FilterGroupProps) {
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id} pb="4" css={{ '[role="group"] + &': { borderTopWidth: '1px', pt: '4' } }}>
      <Text as="h3" id={id} textStyle="h3" mb="1.5">
        {title}
      </Text>
      {children}
    </Box>
  )
}

interface Option {
  key: string
  label: ReactNode
  checked: boolean
  /** Undefined while the results load. */
  count: number | undefined
  onToggle: () => void
}

interface OptionRowProps extends Omit<Option, 'key' | 'onToggle'> {
  name: string
  onToggle: (name: string) => void
}

/** Renders only when its own facts change: a page of results has two dozen. */
const OptionRow = memo(function OptionRow({ name, label, checked, count, onToggle }: OptionRowProps) {
  return (
    <Checkbox checked={checked} count={count} onChange={() => onToggle(name)}>
      {label}
    </Checkbox>
  )
})

interface OptionGroupProps {
  title: string
  options: readonly Option[]
  /** The other filters leave at least one row. */
  hasRows: boolean
  /** What the counts of this group cover. */
  note?: string | undefined
}

/** Options with the number of rows each would leave. A group without any such row is hidden, unless it filters. */
export function OptionGroup({ title, options, hasRows, note }: OptionGroupProps) {
  const toggle = useLatest((wanted: string) => options.find(({ key }) => key === wanted)?.onToggle())
  if (options.length === 0) return undefined
  if (hasRows && options.every(({ count, checked }) => count === 0 && !checked)) return undefined
  return (
    <FilterGroup title={title}>
      {options.map(({ key, label, checked, count }) => (
        <OptionRow key={key} name={key} label={label} checked={checked} count={count} onToggle={toggle} />
      ))}
      {note && (
        <Text textStyle="micro" color="fg.subtle" mt="1">
          {note}
        </Text>
      )}
    </FilterGroup>
  )
}
