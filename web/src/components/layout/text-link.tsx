import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'

/** A link within a sentence, in its color. */
export const TextLink = chakra(Link, {
  base: { fontWeight: 'semibold', color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '3px' },
})
