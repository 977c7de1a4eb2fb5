import { Box } from '@chakra-ui/react'
import { Panorama } from '#src/components/layout/panorama.tsx'

/** The city at night, darkened at the top for the text on it. */
export function Skyline() {
  return (
    <>
      <Panorama
        skyline="tallNight"
        objectPosition="80% 100%"
        position="absolute"
        insetInline="0"
        bottom="0"
        // In a very tall window the picture would be cropped, so the sky is extended above it.
        maxH="960px"
        maskImage="linear-gradient(180deg, transparent, #000 20%)"
      />
      <Box
        position="absolute"
        inset="0"
        bgImage="linear-gradient(180deg, rgba(8,24,29,.7) 0%, rgba(8,24,29,.25) 45%, rgba(8,24,29,0) 70%)"
      />
    </>
  )
}
