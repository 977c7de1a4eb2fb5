import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { Field } from '#src/components/forms/field.tsx'
import { useDebouncedText } from '#src/lib/list-kit/use-debounced-text.ts'

interface SearchBoxProps {
  label: string
  placeholder: string
  maxLength: number
  /** The text in force. */
  value: string
  onSearch: (text: string) => void
  height?: string
}

/** Searches after a pause in typing, or at once on Enter and when the box is left: the panel that holds it may close before the pause is over. */
export const SearchBox = memo(function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, maxLength, value, onSearch, height } = props
  const { typed, setTyped, commit } = useDebouncedText(value, onSearch)
  return (
    <chakra.form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        commit()
      }}
    >
      <Field
        type="search"
        label={label}
        labelHidden
        icon="search"
        placeholder={placeholder}
        maxLength={maxLength}
        {...(height && { h: height })}
        // In an empty box direction `auto` would set the placeholder from left to right.
        dir={typed ? 'auto' : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
      />
    </chakra.form>
  )
})
