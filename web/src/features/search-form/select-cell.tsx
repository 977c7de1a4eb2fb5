import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { CellText, cellStyle, focusRingStyle } from './search-cell.tsx'

export const numbersUpTo = (max: number) => Array.from({ length: max }, (_, index) => index + 1)

interface SelectCellProps {
  label: string
  /** Selected option as shown in the cell. */
  text: ReactNode
  note: ReactNode
  error?: string | undefined
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** Cell with an invisible native select over its text. */
export function SelectCell({ label, text, note, error, options, value, onChange }: SelectCellProps) {
  return (
    <Box css={cellStyle} _focusWithin={focusRingStyle}>
      <CellText label={label} value={text} note={note} error={error} />
      <chakra.select
        aria-label={label}
        position="absolute"
        inset="0"
        w="full"
        h="full"
        opacity="0"
        cursor="pointer"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </chakra.select>
    </Box>
  )
}
