import { type HTMLChakraProps, chakra } from '@chakra-ui/react'

/** A styled native radio button. The caller provides the label. */
export const Radio = (props: Omit<HTMLChakraProps<'input'>, 'type'>) => (
  <chakra.input
    type="radio"
    appearance="none"
    boxSize="4"
    flexShrink={0}
    borderRadius="full"
    borderWidth="1px"
    borderColor="border.field"
    bg="bg.panel"
    cursor="pointer"
    _checked={{ borderWidth: '5px', borderColor: 'brand.solid' }}
    _disabled={{ opacity: 0.5, cursor: 'not-allowed' }}
    {...props}
  />
)
