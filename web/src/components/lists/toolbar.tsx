import { Box, type BoxProps } from '@chakra-ui/react'

const controls = {
  '& :is([data-field], [data-sort], button)': { h: { base: '11', md: '9' } },
  '& :is([data-field], [data-sort], button:not([aria-pressed=true]))': { borderColor: 'border.field' },
} as const

/** Toolbar of a list. All controls have the same height and a border with the contrast required for fields. */
export const Toolbar = (props: BoxProps) => <Box display="flex" alignItems="center" gap="2" css={controls} {...props} />
