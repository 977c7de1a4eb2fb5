import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'

/** Link inside a sentence, in the color of the text. */
export const TextLink = chakra(Link, {
  base: { fontWeight: 'semibold', color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '3px' },
})
