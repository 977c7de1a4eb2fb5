import { HStack, type StackProps } from '@chakra-ui/react'

/** Buttons in a row. On phones, the first button has its own row and the others share the next one. */
export function ActionRow(props: StackProps) {
  return (
    <HStack
      gap="2"
      wrap="wrap"
      css={{
        '& > :is(a, button)': { flex: { base: '1 1 auto', md: 'none' }, minW: { base: 'full', md: 'auto' } },
        '& > * + :is(a, button)': { minW: 'auto' },
      }}
      {...props}
    />
  )
}
