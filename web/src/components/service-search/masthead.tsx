import { Box, Text, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Page } from '#src/components/layout/page.tsx'
import dusk from '#src/pictures/skyline-dusk.svg'

interface MastheadProps {
  title: string
  /** Line below the title. */
  children: ReactNode
}

/** Skyline with the title of a page. The search form overlaps its lower edge. */
export function Masthead({ title, children }: MastheadProps) {
  return (
    <Box position="relative" bg="#5B5A50" minH={{ base: '160px', md: '180px' }} overflow="hidden">
      <chakra.img
        src={dusk}
        alt=""
        position="absolute"
        top="0"
        insetInline="0"
        w="full"
        h="full"
        objectFit="cover"
        // On phones, keeps the minarets next to the heading instead of behind it.
        objectPosition={{ base: '8% 100%', md: '50% 100%' }}
        // Keeps the moon clear of the heading.
        _rtl={{ transform: 'scaleX(-1)' }}
      />
      <Box
        position="absolute"
        inset="0"
        bgImage="linear-gradient(180deg, rgba(9,30,35,.75), rgba(9,30,35,.5) 55%, rgba(9,30,35,.1))"
      />
      {/* On phones, a long text makes the picture taller, so that it ends above the buildings. */}
      <Page position="relative" pt={{ base: '5', md: '9' }} pb={{ base: '72px', md: '10' }} color="#F8F4EA">
        <Text as="h1" textStyle="h1">
          {title}
        </Text>
        <Text textStyle="body" color="#E4EBE7" mt="1">
          {children}
        </Text>
      </Page>
    </Box>
  )
}
