import { chakra } from '@chakra-ui/react'
import { useId } from 'react'

/** Band of interlaced eight-point stars, the only ornament: on sign-in, stay summaries and vouchers. */
export function EightPointBand({ height = 22 }: { height?: number }) {
  const id = useId()
  const side = height * 0.56
  const edge = height * 0.22
  const middle = height / 2
  return (
    // Shows only whole stars.
    <chakra.svg
      display="block"
      w="full"
      maxW={`round(down, 100%, ${height}px)`}
      mx="auto"
      height={`${height}px`}
      aria-hidden
    >
      <defs>
        <pattern id={id} width={height} height={height} patternUnits="userSpaceOnUse">
          <g fill="none" stroke="#D2AA55" strokeWidth="1.1">
            <rect x={edge} y={edge} width={side} height={side} />
            <rect x={edge} y={edge} width={side} height={side} transform={`rotate(45 ${middle} ${middle})`} />
            <path d={`M0 ${middle}h${height * 0.1}M${height * 0.9} ${middle}h${height * 0.1}`} />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height={height} fill={`url(#${id})`} />
    </chakra.svg>
  )
}
