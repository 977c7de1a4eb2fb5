import { Box } from '@chakra-ui/react'
import { encode } from 'uqr'

/** QR code, always dark on white, as cameras expect. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <Box bg="white" p="1" borderRadius="l2" borderWidth="1px" w="176px" flexShrink={0} alignSelf="flex-start">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path d={path} fill="#000" />
      </svg>
    </Box>
  )
}
