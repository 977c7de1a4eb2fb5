import { Box, VisuallyHidden } from '@chakra-ui/react'
import { Checkbox } from '#src/components/forms/checkbox.tsx'

interface SelectBoxProps {
  label: string
  checked: boolean
  onChange: () => void
}

/** A checkbox without visible text, above the link that covers a row; on phones it sits on the corner of the picture, which selects the row. */
export function SelectBox({ label, checked, onChange }: SelectBoxProps) {
  return (
    <Box
      position={{ base: 'absolute', md: 'relative' }}
      insetInlineStart={{ base: '4', md: '0' }}
      top={{ base: '3.5', md: '0' }}
      zIndex="1"
      flexShrink={0}
      css={{
        '& > label': { w: { base: '11', md: 'auto' }, alignItems: { base: 'flex-end', md: 'center' } },
        // Clear of the text beside it, and of the colors below it.
        '& > label > div': {
          flex: 'none',
          insetInlineStart: { base: '32px', md: '0' },
          top: { base: '4px', md: '0' },
          position: 'relative',
        },
        '& input': { boxShadow: { base: '0 0 0 3px {colors.bg.panel}', md: 'none' } },
      }}
    >
      <Checkbox checked={checked} onChange={onChange}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </Checkbox>
    </Box>
  )
}
