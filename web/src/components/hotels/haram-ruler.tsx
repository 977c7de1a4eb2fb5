import { Box, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { DotSeparated } from '#src/components/layout/dot-separated.tsx'
import { RULER_END, type Mosque, rulerPosition, walkingMinutes } from '#src/domain/distance.ts'
import { forcedColors } from '#src/theme/media.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'

/** The line and its ticks as one drawing in the element's color, instead of six elements per card. */
const LINE = 'linear-gradient(currentColor, currentColor)'
const TICKS = [100, 250, 500, 1000, 2000].map((tick) => {
  const start = rulerPosition(tick)
  // A percentage is relative to the line's width minus the layer's own, so the difference is added.
  return `${LINE} calc(${start * 100}% + ${start}px) 2px / 1px 5px`
})
const SCALE = (
  <i
    className="scale"
    style={{ background: [...TICKS, `${LINE} 0 4px / 100% 1px`].map((layer) => `no-repeat ${layer}`).join() }}
  />
)
const MARKS = { HARAM: 'kaaba', PROPHETS_MOSQUE: 'dome' } as const satisfies Record<Mosque, string>

/**
 * Distance to the mosque as text and on a log scale from 50 m to 3 km. The mark at the start is the mosque, the dot the hotel. Longer distances
 * have no scale.
 */
export function HaramRuler({ meters, mosque }: { meters: number; mosque: Mosque }) {
  const { t } = useTranslation('components')
  const format = useFormat()
  const position = `${rulerPosition(meters) * 100}%`
  const walk = walkingMinutes(meters)
  const [before, after] = t(`toMosque.${mosque}`).split('<distance/>')
  return (
    <Box>
      <Text textStyle="small" color="fg.muted">
        <DotSeparated>
          <>
            {before}
            <Text as="bdi" color="fg" fontWeight="semibold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
              {format.meters(meters)}
            </Text>
            {after}
          </>
          {walk !== undefined && t('walk', { count: walk })}
        </DotSeparated>
      </Text>
      {meters <= RULER_END && (
        <Box
          aria-hidden
          position="relative"
          mt="1.5"
          maxW="232px"
          h="9px"
          data-drawing
          // Hotel-specific values are inline styles, because adding a CSS rule makes the browser restyle the whole page.
          css={{
            '& > *': { position: 'absolute' },
            [forcedColors]: { '& > .scale': { color: 'CanvasText !important' } },
            '& > .scale': { inset: '0', color: 'border.control', _rtl: { transform: 'scaleX(-1)' } },
            '& > .way': { insetInlineStart: '0', top: '3.5px', h: '2px', bg: 'brand.solid' },
            '& > [data-mark]': { insetInlineStart: '0', boxSize: '7px' },
            '& > [data-mark=kaaba]': {
              top: '1px',
              borderRadius: '1.5px',
              bg: '#14181A',
              borderTop: '2px solid #C39A45',
              _dark: { outline: '1px solid {colors.border.strong}' },
            },
            '& > [data-mark=dome]': {
              top: '0',
              bg: '#2F7A57',
              borderTopRadius: 'full',
              borderBottom: '2px solid #D9CDB4',
            },
            '& > .hotel': {
              top: '0',
              boxSize: '9px',
              borderRadius: 'full',
              bg: 'brand.solid',
              borderWidth: '2px',
              borderColor: 'bg.panel',
              boxShadow: 'xs',
            },
          }}
        >
          {SCALE}
          <i className="way" style={{ width: position }} />
          <i data-mark={MARKS[mosque]} />
          <i className="hotel" style={{ insetInlineStart: `calc(${position} - 4.5px)` }} />
        </Box>
      )}
    </Box>
  )
}
