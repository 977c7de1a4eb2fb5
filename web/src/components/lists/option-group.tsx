import { Box, Text } from '@chakra-ui/react'
import { type ReactNode, memo, useId } from 'react'
import { Checkbox } from '#src/components/forms/checkbox.tsx'
import type { HoverPrefetch } from '#src/lib/list-kit/use-hover-prefetch.ts'
import { useStableCallback } from '#src/lib/list-kit/use-stable-callback.ts'

interface FilterGroupProps {
  title: string
  children: ReactNode
}

export function FilterGroup({ title, children }: FilterGroupProps) {
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id} pb="4" css={{ '[role="group"] + &': { borderTopWidth: '1px', pt: '4' } }}>
      <Text id={id} textStyle="h3" mb="1.5">
        {title}
      </Text>
      {children}
    </Box>
  )
}

interface Option<Next> {
  key: string
  label: ReactNode
  checked: boolean
  /** Undefined while the results load. */
  count: number | undefined
  /** Filter value after a click on this option. */
  next: Next
}

interface OptionRowProps extends Omit<Option<unknown>, 'key' | 'next'> {
  name: string
  onToggle: (name: string) => void
  onEnter: (name: string) => void
  onLeave: (name: string) => void
}

/** Memoized, because a page has two dozen options. */
const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { name, label, checked, count, onToggle, onEnter, onLeave } = props
  return (
    <Checkbox
      checked={checked}
      count={count}
      onChange={() => onToggle(name)}
      onEnter={() => onEnter(name)}
      onLeave={() => onLeave(name)}
    >
      {label}
    </Checkbox>
  )
})

interface OptionGroupProps<Next> {
  title: string
  options: readonly Option<Next>[]
  /** Whether the other filters leave at least one row. */
  hasRows: boolean
  /** Explains the counts of this group. */
  note?: string | undefined
  onChange: (next: Next) => void
  prefetch?: HoverPrefetch<Next>
}

/** Filter options with the number of matching rows. The group is hidden if no option matches and none is checked. */
export function OptionGroup<Next>({ title, options, hasRows, note, onChange, prefetch }: OptionGroupProps<Next>) {
  const id = useId()
  const findOption = (name: string) => options.find(({ key }) => key === name)
  const toggle = useStableCallback((name: string) => {
    const option = findOption(name)
    if (option) onChange(option.next)
  })
  const enter = useStableCallback((name: string) => {
    const option = findOption(name)
    if (option) prefetch?.start(id + name, option.next)
  })
  const leave = useStableCallback((name: string) => prefetch?.cancel(id + name))
  if (options.length === 0) return undefined
  if (hasRows && options.every(({ count, checked }) => count === 0 && !checked)) return undefined
  return (
    <FilterGroup title={title}>
      {options.map(({ key, label, checked, count }) => (
        <OptionRow
          key={key}
          name={key}
          label={label}
          checked={checked}
          count={count}
          onToggle={toggle}
          onEnter={enter}
          onLeave={leave}
        />
      ))}
      {note && (
        <Text textStyle="small" color="fg.subtle" mt="1">
          {note}
        </Text>
      )}
    </FilterGroup>
  )
}
