import { Box, Text } from '@chakra-ui/react'
import { Trans, useTranslation } from 'react-i18next'
import { type Mosque, rulerPosition, walkingMinutes } from '#src/domain/distance.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'

const TICKS = [100, 250, 500, 1000, 2000]

/** Distance to the mosque, as text and on a log scale from 50 m to 3 km: the mark at the start is the mosque, the dot the hotel. */
export function HaramRuler({ meters, mosque }: { meters: number; mosque: Mosque }) {
  const { t } = useTranslation('components')
  const format = useFormat()
  const position = `${rulerPosition(meters) * 100}%`
  const walk = walkingMinutes(meters)
  return (
    <Box>
      <Text textStyle="small" color="fg.muted">
        <Trans
          t={t}
          i18nKey={`toMosque.${mosque}`}
          components={{
            distance: (
              <Text as="bdi" color="fg" fontWeight="650" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
                {format.meters(meters)}
              </Text>
            ),
          }}
        />
        {walk !== undefined && ` · ${t('walk', { count: walk })}`}
      </Text>
      <Box position="relative" h="9px" mt="1.5" maxW="232px" aria-hidden>
        <Box position="absolute" insetInline="0" top="4px" h="1px" bg="border.control" />
        {TICKS.map((tick) => (
          <Box
            key={tick}
            position="absolute"
            top="2px"
            h="5px"
            w="1px"
            bg="border.control"
            insetInlineStart={`${rulerPosition(tick) * 100}%`}
          />
        ))}
        <Box position="absolute" insetInlineStart="0" top="3.5px" h="2px" w={position} bg="brand.solid" />
        {mosque === 'HARAM' ? <KaabaMark /> : <GreenDomeMark />}
        <Box
          position="absolute"
          insetInlineStart={`calc(${position} - 4.5px)`}
          top="0"
          boxSize="9px"
          borderRadius="full"
          bg="brand.solid"
          borderWidth="2px"
          borderColor="bg.panel"
          boxShadow="xs"
        />
      </Box>
    </Box>
  )
}

const markStyle = { position: 'absolute', insetInlineStart: '0', boxSize: '7px' } as const

const KaabaMark = () => (
  <Box
    data-mark="kaaba"
    {...markStyle}
    top="1px"
    borderRadius="1.5px"
    bg="#14181A"
    borderTop="2px solid"
    borderTopColor="#C39A45"
    _dark={{ outline: '1px solid {colors.border.strong}' }}
  />
)

const GreenDomeMark = () => (
  <Box data-mark="dome" {...markStyle} top="0" bg="#2F7A57" borderTopRadius="full" borderBottom="2px solid #D9CDB4" />
)
