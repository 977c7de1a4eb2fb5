import { Box, type BoxProps, Flex, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { type Mosque, type Point, offset } from '#src/domain/distance.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'

export interface MapPlace {
  readonly id: string
  readonly name: string
  readonly location: Point
  /** Number in the list beside the map, drawn instead of the dot. */
  readonly mark?: string
}

interface RingMapProps {
  center: Point
  mosque: Mosque
  places: readonly MapPlace[]
  /** Drawn as a pin; the others are dots. */
  selectedId?: string | undefined
  /** Text alternative of the map. */
  label: string
  onPick?: (id: string) => void
  /** `all` fits the farthest place and labels every ring; otherwise one far hotel does not shrink the neighborhood of all others. */
  fit?: 'most' | 'all'
  /** Lets the rings continue into the space around the drawing. */
  bleed?: boolean
}

const WIDTH = 560
const HEIGHT = 300
const CX = WIDTH / 2
const CY = HEIGHT / 2
const RINGS = [250, 500, 1000, 2000, 5000, 10_000]
/** Least distance between two labels of rings; `most` suits a map beside a page's main column. */
const LABEL_SPACING = { most: 72, all: 40 }
/** Decorative arcs that suggest a city; they are not roads. */
const ARCS = [
  'M-10 270C120 250 210 214 268 164S400 60 570 30',
  'M120 -10C150 60 210 104 268 130S420 220 440 310',
  'M-10 70C100 96 180 116 258 138',
  'M304 152C380 170 460 196 570 190',
]

/** Height of a pin above its place, in pixels. */
const PIN_HEIGHT = 34
/** A pin keeps its size on a phone, where the drawing is little more than half as large. */
const EDGE = { pin: { side: 24, top: PIN_HEIGHT * 1.9 }, dot: { side: 10, top: 10 } } as const

/** Directions of the label of a ring, from the mosque. */
const LABEL_SIDES = [
  { x: 0.924, y: -0.383 },
  { x: -0.924, y: 0.383 },
  { x: 0.924, y: 0.383 },
  { x: -0.924, y: -0.383 },
] as const
/** Half of the space a label needs on a phone, with a mark beside it. */
const LABEL_ROOM = { x: 46, y: 24 }

/** Pixels per meter, so that the farthest place fits, including the head of a pin in the north. */
function scaleFor(reach: number, pinNorth: number): number {
  const usual = (HEIGHT / 2 - 24) / Math.max(300, reach)
  return pinNorth > 0 ? Math.min(usual, (CY - EDGE.pin.top) / pinNorth) : usual
}

/** A map without tiles: the mosque, walking rings and hotels at their coordinates. North is up in every language. */
export function RingMap({ center, mosque, places, selectedId, label, onPick, fit = 'most', bleed }: RingMapProps) {
  const { t } = useTranslation('components')
  const format = useFormat()
  const spots = places.map((place) => {
    const { east, north } = offset(center, place.location)
    return { ...place, east, north, far: Math.hypot(east / 1.6, north) }
  })
  const selected = spots.find((spot) => spot.id === selectedId)
  const reaches = spots.map((spot) => spot.far).sort((a, b) => a - b)
  const usual = reaches[Math.floor((reaches.length - 1) * (fit === 'all' ? 1 : 0.9))] ?? 0
  // The ring around the farthest place is drawn whole.
  const ring = fit === 'all' ? RINGS.find((meters) => meters >= usual) : undefined
  const scale = scaleFor(Math.max(ring ?? usual, selected?.far ?? 0), selected?.north ?? 0)
  const place = (spot: { east: number; north: number }, { side, top }: { side: number; top: number } = EDGE.dot) => ({
    x: Math.min(WIDTH - side, Math.max(side, CX + spot.east * scale)),
    y: Math.min(HEIGHT - 10, Math.max(top, CY - spot.north * scale)),
  })
  const rings = RINGS.filter((meters) => meters * scale > 40 && meters * scale < (fit === 'all' ? CY : WIDTH / 2 - 12))
  const labeled: number[] = []
  for (const meters of rings.toReversed()) {
    const outer = labeled.at(-1)
    if (outer === undefined || (outer - meters) * scale >= LABEL_SPACING[fit]) labeled.push(meters)
  }
  const pin = selected && place(selected, EDGE.pin)
  // The list beside the map serves keyboard users.
  const pickable = (spot: MapPlace) => (onPick ? { cursor: 'pointer', onClick: () => onPick(spot.id) } : {})
  const points = spots.map((spot) => place(spot))
  const labelAt = (radius: number) => {
    const covered = (side: { x: number; y: number }) =>
      points.filter(
        ({ x, y }) =>
          Math.abs(x - CX - side.x * radius) < LABEL_ROOM.x && Math.abs(y - CY - side.y * radius) < LABEL_ROOM.y,
      ).length
    const [side] = LABEL_SIDES.toSorted((a, b) => covered(a) - covered(b))
    return { x: CX + (side?.x ?? 1) * radius, y: CY + (side?.y ?? 0) * radius }
  }
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label={label}
      position="relative"
      borderRadius="l2"
      overflow={bleed ? 'visible' : 'hidden'}
      bg="bg.sunken"
    >
      <chakra.svg
        overflow={bleed ? 'visible' : 'hidden'}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        w="full"
        display="block"
        aria-hidden
        css={{
          '--ring': '{colors.border.strong}',
          '--brand': '{colors.brand.solid}',
          '--road': '{colors.bg.emphasized}',
        }}
      >
        <g fill="none" stroke="var(--road)" strokeWidth="6" strokeLinecap="round">
          {ARCS.map((arc) => (
            <path key={arc} d={arc} />
          ))}
        </g>
        {rings.map((meters) => (
          <circle
            key={meters}
            cx={CX}
            cy={CY}
            r={meters * scale}
            fill="var(--brand)"
            fillOpacity={0.05}
            stroke="var(--ring)"
            strokeOpacity={0.6}
            strokeDasharray="3 4"
          />
        ))}
        {pin && (
          <path
            d={`M${pin.x} ${pin.y}L${CX} ${CY}`}
            stroke="var(--brand)"
            strokeWidth="2"
            strokeDasharray="1 5"
            strokeLinecap="round"
          />
        )}
      </chakra.svg>
      {spots
        .filter((spot) => spot.id !== selectedId && !spot.mark)
        .map((spot) => (
          <Place key={spot.id} {...place(spot)} title={spot.name} {...pickable(spot)} p={{ base: '17px', md: '7px' }}>
            <Box boxSize="10px" borderRadius="full" bg="bg.panel" borderWidth="1.6px" borderColor="fg.subtle" />
          </Place>
        ))}
      {labeled.map((meters) => (
        <Place key={meters} {...labelAt(meters * scale)} pointerEvents="none">
          <Box
            dir={format.rtl ? 'rtl' : 'ltr'}
            px="1.5"
            borderRadius="full"
            bg="bg.panel"
            borderWidth="1px"
            borderColor="border.control"
            textStyle="tiny"
            color="fg.muted"
            whiteSpace="nowrap"
          >
            {meters >= 1000 ? format.kilometers(meters) : format.meters(meters)}
          </Box>
        </Place>
      ))}
      <Place x={CX} y={CY} title={t(`mosque.${mosque}`)}>
        <chakra.svg viewBox="-12 -14 24 26" w="24px" h="26px" css={{ '--panel': '{colors.bg.panel}' }}>
          {mosque === 'HARAM' ? <Kaaba /> : <GreenDome />}
        </chakra.svg>
      </Place>
      {spots
        .filter(({ mark }) => mark)
        .map((spot) => (
          <Place key={spot.id} {...place(spot)} title={spot.name} {...pickable(spot)}>
            <Flex
              boxSize="22px"
              align="center"
              justify="center"
              borderRadius="full"
              bg="brand.solid"
              color="brand.contrast"
              borderWidth="2px"
              borderColor="bg.panel"
              textStyle="tiny"
              fontWeight="700"
            >
              {spot.mark}
            </Flex>
          </Place>
        ))}
      {pin && (
        <Place {...pin} title={selected?.name} foot>
          <chakra.svg
            viewBox="-13 -33 26 34"
            w="26px"
            h={`${PIN_HEIGHT}px`}
            display="block"
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
        </Place>
      )}
    </Box>
  )
}

interface PlaceProps extends BoxProps {
  /** Position in the drawing. */
  x: number
  y: number
  /** Puts the foot of the box on its position, not its center. */
  foot?: boolean
}

/** A mark or a label above the drawing. It keeps its size when the drawing shrinks on a phone. */
const Place = ({ x, y, foot, ...box }: PlaceProps) => (
  <Box
    position="absolute"
    left={`${(x / WIDTH) * 100}%`}
    top={`${(y / HEIGHT) * 100}%`}
    transform={foot ? 'translate(-50%, -100%)' : 'translate(-50%, -50%)'}
    {...box}
  />
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
