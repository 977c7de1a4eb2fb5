import { Box, VisuallyHidden } from '@chakra-ui/react'
import { Checkbox } from '#src/components/forms/checkbox.tsx'

interface SelectBoxProps {
  label: string
  checked: boolean
  onChange: () => void
}

/** Checkbox without visible text, above the link that covers a row. On phones, it is below the picture. */
export function SelectBox({ label, checked, onChange }: SelectBoxProps) {
  return (
    <Box
      position={{ base: 'absolute', md: 'relative' }}
      insetInlineStart={{ base: '4', md: '0' }}
      top={{ base: '56px', md: '0' }}
      zIndex="2"
      flexShrink={0}
      css={{
        '& > label': { w: { base: '11', md: 'auto' }, justifyContent: 'center' },
        // The hidden label takes no space.
        '& > label > div': { flex: 'none', gap: '0' },
      }}
    >
      <Checkbox checked={checked} onChange={onChange}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </Checkbox>
    </Box>
  )
}
