import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { Field } from '#src/components/forms/field.tsx'
import { useDebouncedText } from '#src/lib/list-kit/use-debounced-text.ts'

interface SearchBoxProps {
  label: string
  placeholder: string
  maxLength: number
  /** Applied text. */
  value: string
  onSearch: (text: string) => void
  height?: string
}

/** Search box that searches after a pause in typing, or immediately on Enter and on blur, because its panel may close before the pause is over. */
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
        // In an empty box, `auto` would make the placeholder left to right.
        dir={typed ? 'auto' : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
      />
    </chakra.form>
  )
})
