import { Box, chakra, Flex } from '@chakra-ui/react'
import { Countdown } from '#src/components/dates/countdown.tsx'
import { useNow } from '#src/lib/clock/use-now.ts'
import { computeRemainingShare } from './cancellation-status.ts'

const radius = 24
const circumference = 2 * Math.PI * radius

interface WaitingRingProps {
  createdAt: string | null
  availableFrom: string
}

/** Remaining waiting time as a ring, full at the start. Has its own timer, so that the page around it does not re-render every second. */
export function WaitingRing({ createdAt, availableFrom }: WaitingRingProps) {
  const share = computeRemainingShare({ createdAt, availableFrom }, useNow(1000))
  return (
    <Box position="relative" boxSize="14" flexShrink={0}>
      <chakra.svg width="56px" height="56px" viewBox="0 0 56 56" transform="rotate(-90deg)" aria-hidden>
        <chakra.circle cx="28" cy="28" r={radius} fill="none" stroke="bar.rest" strokeWidth="4" />
        <chakra.circle
          cx="28"
          cy="28"
          r={radius}
          fill="none"
          stroke="bar.part"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={`${share * circumference} ${circumference}`}
        />
      </chakra.svg>
      <Flex position="absolute" inset="0" align="center" justify="center" textStyle="small" fontWeight="semibold">
        <Countdown until={availableFrom} />
      </Flex>
    </Box>
  )
}
