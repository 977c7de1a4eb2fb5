import { Box, type BoxProps } from '@chakra-ui/react'

const controls = {
  '& :is([data-field], [data-sort], button)': { h: { base: '11', md: '9' } },
  '& :is([data-field], [data-sort], button:not([aria-pressed=true]))': { borderColor: 'border.field' },
} as const

/** The controls of a list: one height, and one border in the contrast that fields need, because a row of grays looks broken. */
export const Toolbar = (props: BoxProps) => <Box display="flex" alignItems="center" gap="2" css={controls} {...props} />
