import { Box, VisuallyHidden } from '@chakra-ui/react'
import { Checkbox } from '#src/components/forms/checkbox.tsx'

interface SelectBoxProps {
  label: string
  checked: boolean
  onChange: () => void
}

/** A checkbox without visible text, above the link that covers a row. Phones show no selection. */
export function SelectBox({ label, checked, onChange }: SelectBoxProps) {
  return (
    <Box hideBelow="md" position="relative" zIndex="1" flexShrink={0}>
      <Checkbox checked={checked} onChange={onChange}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </Checkbox>
    </Box>
  )
}
