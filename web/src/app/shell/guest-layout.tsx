import { Box, Flex, HStack, Text } from '@chakra-ui/react'
import { lazy } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Outlet } from 'react-router-dom'
import { Optional } from '#src/components/feedback/optional.tsx'
import { EightPointBand } from '#src/components/layout/eight-point-band.tsx'
import { useIsNarrow } from '#src/lib/browser/window-size.ts'
import { Footer } from './footer.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { Logo } from './logo.tsx'

// Lazy, so that the form does not wait for a decoration.
const Skyline = lazy(async () => ({ default: (await import('./skyline.tsx')).Skyline }))

/** Layout of guest pages: the form at the start edge and, on wide screens, an illustration next to it. */
export function GuestLayout() {
  const narrow = useIsNarrow()
  return (
    <Flex minH="100vh" bg="bg.panel">
      <Flex
        flex={{ base: '1', lg: '0 0 560px' }}
        direction="column"
        px={{ base: '5', md: '16' }}
        py={{ base: '6', md: '10' }}
      >
        <HStack as="header" justify="space-between" maxW="384px" w="full" mx={{ base: 'auto', lg: '0' }}>
          <Logo large />
          <Box me="-2">
            <LanguageMenu />
          </Box>
        </HStack>
        <Flex
          as="main"
          flex="1"
          direction="column"
          maxW="384px"
          w="full"
          mx={{ base: 'auto', lg: '0' }}
          // Not centered, so that an error message does not shift the content above it.
          pt={{ base: '10', md: 'clamp(40px, 17vh, 176px)' }}
          pb="10"
        >
          <Outlet />
        </Flex>
        <Box maxW="384px" w="full" mx={{ base: 'auto', lg: '0' }}>
          <Footer isShort />
        </Box>
      </Flex>
      {!narrow && <BenefitsPanel />}
    </Flex>
  )
}

/** The product's benefits over a drawing of Makkah. */
function BenefitsPanel() {
  const { t } = useTranslation()
  return (
    // A long form scrolls past the picture instead of stretching it.
    <Box as="aside" flex="1" position="sticky" top="0" h="100vh" overflow="hidden" bg="bg.night">
      <Optional>
        <Skyline />
      </Optional>
      <Box position="absolute" top="0" insetInline="0" pt="4">
        <EightPointBand height={26} />
      </Box>
      <Box position="absolute" top="112px" insetInline="12" color="#F6F1E4" maxW="520px">
        <Text textStyle="display" textWrap="balance">
          {t('promise.title')}
        </Text>
        <Text textStyle="reading" mt="3" color="#D5DAD3" textWrap="balance">
          {t('promise.text')}
        </Text>
      </Box>
    </Box>
  )
}
