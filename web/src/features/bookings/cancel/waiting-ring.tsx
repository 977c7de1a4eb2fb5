import { Box, chakra, Flex } from '@chakra-ui/react'
import { Countdown } from '#src/components/dates/countdown.tsx'

const radius = 24
const circumference = 2 * Math.PI * radius

/** Remaining waiting time as a ring, full at the start. */
export function WaitingRing({ until, share }: { until: string; share: number }) {
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
      <Flex position="absolute" inset="0" align="center" justify="center" textStyle="small" fontWeight="650">
        <Countdown until={until} />
      </Flex>
    </Box>
  )
}
