import { Box, type BoxProps, Flex, chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { type Mosque, type Point, offsetInMeters } from '#src/domain/distance.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { type Frame, MARK_HEIGHT, PIN, TIP, layOutMap } from './map-layout.ts'
import { useFrame } from './use-frame.ts'

export interface MapPlace {
  readonly id: string
  readonly name: string
  readonly location: Point
  /** Price, or number in the list next to the map. Drawn instead of a dot if there is space. */
  readonly mark?: string
}

interface RingMapProps extends Pick<BoxProps, 'h'> {
  center: Point
  mosque: Mosque
  /** If marks collide, earlier places keep theirs. */
  places: readonly MapPlace[]
  /** Id of the highlighted place. */
  selectedId?: string | undefined
  /** Text alternative of the map. */
  label: string
  onPick?: (id: string) => void
}

/** Decorative arcs on a 560 × 300 canvas that suggest streets. They are not real roads. */
const ARCS = [
  'M-10 270C120 250 210 214 268 164S400 60 570 30',
  'M120 -10C150 60 210 104 268 130S420 220 440 310',
  'M-10 70C100 96 180 116 258 138',
  'M304 152C380 170 460 196 570 190',
]

/** Width of a mark by its text, without invisible direction marks. */
const markWidth = (mark: string | undefined): number =>
  mark === undefined ? 0 : Math.max(MARK_HEIGHT, mark.replaceAll(/[\u2066-\u2069]/g, '').length * 7 + 16)

/**
 * Map without tiles: the mosque, distance rings, and places in their direction from the mosque. Outer rings cover more meters, so that near and far
 * places fit on one map. North is up in every language.
 */
export function RingMap({ center, mosque, places, selectedId, label, onPick, h }: RingMapProps) {
  const { t } = useTranslation('components')
  const format = useFormat()
  const { ref, frame } = useFrame()
  const layout = useMemo(() => {
    const spots = places.map(({ id, mark, location }) => ({
      id,
      ...offsetInMeters(center, location),
      markWidth: markWidth(mark),
    }))
    return layOutMap(frame, spots, selectedId)
  }, [center, frame, places, selectedId])
  const positionAt = positionIn(frame)
  const selected = layout.spots.find(({ id }) => id === selectedId)
  // Keyboard users use the list next to the map.
  const pickProps = (id: string) => (onPick ? { cursor: 'pointer', onClick: () => onPick(id) } : {})

  return (
    <Box
      ref={ref}
      dir="ltr"
      role="img"
      aria-label={label}
      position="relative"
      h={h}
      borderRadius="l2"
      overflow="hidden"
      bg="bg.sunken"
    >
      <Ground frame={frame} layout={layout} selected={selected} />
      {layout.rings.map(
        ({ meters, label }) =>
          label && (
            <Box key={meters} {...positionAt(label)} pointerEvents="none">
              <Box
                dir={format.rtl ? 'rtl' : 'ltr'}
                px="1.5"
                borderRadius="full"
                bg="bg.sunken"
                textStyle="caption"
                color="fg.muted"
                whiteSpace="nowrap"
              >
                {meters >= 1000 ? format.kilometers(meters) : format.meters(meters)}
              </Box>
            </Box>
          ),
      )}
      <Box {...positionAt(layout.mosque)} title={t(`mosque.${mosque}`)}>
        <chakra.svg viewBox="-12 -14 24 26" w="24px" h="26px" css={{ '--panel': '{colors.bg.panel}' }}>
          {mosque === 'HARAM' ? <Kaaba /> : <GreenDome />}
        </chakra.svg>
      </Box>
      {/* The selected place is last, so that it is drawn above the others. */}
      {layout.spots.toReversed().map(({ id, mark, ...position }) => {
        const place = places.find((candidate) => candidate.id === id)
        const isSelected = id === selectedId
        return (
          <Box key={id} {...positionAt(position)} title={place?.name} p="2" {...pickProps(id)}>
            {mark ? (
              <Mark side={mark} isStrong={isSelected || selectedId === undefined}>
                {place?.mark}
              </Mark>
            ) : isSelected && !place?.mark ? (
              <Pin />
            ) : (
              <Box boxSize="10px" borderRadius="full" bg="brand.solid" borderWidth="1.5px" borderColor="bg.panel" />
            )}
          </Box>
        )
      })}
    </Box>
  )
}

/** Returns a function that centers a box on a position in the frame. The box keeps its size when a printed page scales the drawing. */
const positionIn =
  ({ width, height }: Frame) =>
  ({ x, y }: { x: number; y: number }) =>
    ({
      position: 'absolute',
      left: `${(x / width) * 100}%`,
      top: `${(y / height) * 100}%`,
      transform: 'translate(-50%, -50%)',
    }) as const

interface GroundProps {
  frame: Frame
  layout: ReturnType<typeof layOutMap>
  selected: { x: number; y: number } | undefined
}

/** Streets, rings and the line to the selected place. */
function Ground({ frame: { width, height }, layout: { mosque, rings }, selected }: GroundProps) {
  const scale = Math.max(
    Math.max(mosque.x, width - mosque.x) / (280 * 0.98),
    Math.max(mosque.y, height - mosque.y) / (150 * 0.98),
  )
  return (
    <chakra.svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      w="full"
      h="full"
      display="block"
      aria-hidden
      css={{
        '--ring': '{colors.border.strong}',
        '--brand': '{colors.brand.solid}',
        '--road': '{colors.bg.emphasized}',
      }}
    >
      <g
        fill="none"
        stroke="var(--road)"
        strokeWidth={6 / scale}
        strokeLinecap="round"
        transform={`translate(${mosque.x - 280 * scale} ${mosque.y - 150 * scale}) scale(${scale})`}
      >
        {ARCS.map((arc) => (
          <path key={arc} d={arc} />
        ))}
      </g>
      {rings.map(({ meters, radius }) => (
        <circle
          key={meters}
          cx={mosque.x}
          cy={mosque.y}
          r={radius}
          fill="var(--brand)"
          fillOpacity={0.05}
          stroke="var(--ring)"
          strokeOpacity={0.6}
          strokeDasharray="3 4"
        />
      ))}
      {selected && (
        <path
          d={`M${selected.x} ${selected.y}L${mosque.x} ${mosque.y}`}
          stroke="var(--brand)"
          strokeWidth="2"
          strokeDasharray="1 5"
          strokeLinecap="round"
        />
      )}
    </chakra.svg>
  )
}

interface MarkProps {
  side: 'above' | 'below'
  isStrong: boolean
  children: string | undefined
}

/** Mark whose tip ends at the center of its box. */
function Mark({ side, isStrong, children }: MarkProps) {
  const isAbove = side === 'above'
  const colors = isStrong
    ? { bg: 'brand.solid', borderColor: 'bg.panel' }
    : { bg: 'bg.panel', borderColor: 'border.strong' }
  return (
    <Flex
      {...colors}
      color={isStrong ? 'brand.contrast' : 'fg'}
      position="relative"
      h={`${MARK_HEIGHT}px`}
      minW={`${MARK_HEIGHT}px`}
      px="1.5"
      align="center"
      justify="center"
      borderRadius="full"
      borderWidth="1px"
      boxShadow="raised"
      textStyle="small"
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
      transform={`translateY(${(isAbove ? -1 : 1) * (MARK_HEIGHT / 2 + TIP)}px)`}
    >
      <Box
        {...colors}
        position="absolute"
        {...(isAbove ? { bottom: '-5px' } : { top: '-5px' })}
        boxSize="8px"
        transform="rotate(45deg)"
        {...(isAbove
          ? { borderRightWidth: '1px', borderBottomWidth: '1px' }
          : { borderLeftWidth: '1px', borderTopWidth: '1px' })}
      />
      {children}
    </Flex>
  )
}

/** Pin whose lower end is at the center of its box. */
const Pin = () => (
  <chakra.svg
    viewBox="-13 -33 26 34"
    w={`${PIN.width}px`}
    h={`${PIN.height}px`}
    display="block"
    transform="translateY(-50%)"
    css={{ '--brand': '{colors.brand.solid}', '--panel': '{colors.bg.panel}' }}
  >
    <path
      d="M0 0C-10-11-12-15-12-20a12 12 0 1 1 24 0c0 5-2 9-12 20Z"
      fill="var(--brand)"
      stroke="var(--panel)"
      strokeWidth="2"
    />
    <circle cy="-20" r="4.5" fill="var(--panel)" />
  </chakra.svg>
)

function Kaaba() {
  return (
    <>
      <rect x="-10" y="-10" width="20" height="20" rx="2" fill="#14181A" stroke="#F6EFE2" strokeWidth="2" />
      <rect x="-10" y="-5" width="20" height="3.5" fill="#C39A45" />
    </>
  )
}

function GreenDome() {
  return (
    <>
      <path
        d="M-10 10V2q0-11 10-14q10 3 10 14v8Z"
        fill="#F6EFE2"
        stroke="var(--panel)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M-10 2q0-11 10-14q10 3 10 14Z" fill="#2F7A57" />
    </>
  )
}
