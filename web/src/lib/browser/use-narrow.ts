import { useMediaQuery } from '@chakra-ui/react'

/** Whether the window is narrower than the layouts with two columns (`lg`). */
export function useNarrow(): boolean {
  const [isNarrow = false] = useMediaQuery(['(max-width: 63.99em)'], { ssr: false })
  return isNarrow
}
