import { HStack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

const TICK = <path d="M2.8 6.3l2.1 2.1 4.3-4.7" />
const RING = (
  <>
    <circle cx="6" cy="6" r="4" strokeOpacity=".35" />
    <path d="M6 2a4 4 0 0 1 4 4" />
  </>
)
const QUESTION = (
  <>
    <path d="M4.2 4.5a1.9 1.9 0 1 1 2.7 1.7c-.6.3-.9.6-.9 1.2" />
    <path d="M6 9.6h.01" />
  </>
)

const BACK = <path d="M4.5 3L2.5 5l2 2M2.8 5h4.4a2.2 2.2 0 0 1 0 4.4H5" />

/** Color and icon of each status. The icon makes statuses distinguishable without color. */
const STYLES = {
  CONFIRMED: { tint: 'confirmed', glyph: TICK },
  PAID: { tint: 'paid', glyph: TICK },
  PENDING: { tint: 'pending', glyph: RING },
  UNPAID: { tint: 'unpaid', glyph: <circle cx="6" cy="6" r="3.6" strokeDasharray="2 1.6" /> },
  PARTIAL: { tint: 'pending', glyph: <path d="M6 2v8M2.5 6h3.5" /> },
  UNKNOWN: { tint: 'unknown', glyph: QUESTION },
  UNRECOGNISED: { tint: 'cancelled', glyph: QUESTION },
  HELD: { tint: 'pending', glyph: RING },
  CANCELLED: { tint: 'cancelled', glyph: <path d="M3 3l6 6M9 3L3 9" /> },
  REFUNDED: { tint: 'cancelled', glyph: BACK },
  PARTLY_REFUNDED: { tint: 'cancelled', glyph: BACK },
  FAILED: { tint: 'failed', glyph: <path d="M6 2.8v3.8M6 9.2h.01" /> },
  DISABLED: { tint: 'cancelled', glyph: <path d="M2.5 6a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M3.6 8.4l4.8-4.8" /> },
  EXPIRED: { tint: 'expired', glyph: <path d="M3.5 2h5M3.5 10h5M4 2c0 4 4 4 4 8M8 2c0 4-4 4-4 8" /> },
} as const

export type StatusName = keyof typeof STYLES

interface StatusBadgeProps {
  status: StatusName
  /** The supplier's text for an unmapped status. */
  children?: ReactNode
  /** Renders without color, for expected statuses. */
  quiet?: boolean
}

export function StatusBadge({ status, children, quiet }: StatusBadgeProps) {
  const { t } = useTranslation('components')
  const { tint, glyph } = STYLES[status]
  return (
    <HStack
      as="span"
      display="inline-flex"
      gap="1"
      minH={quiet ? undefined : '22px'}
      px={quiet ? '0' : '1.5'}
      borderRadius="l1"
      bg={quiet ? 'transparent' : `status.${tint}.bg`}
      color={quiet ? 'fg.muted' : `status.${tint}.fg`}
      textStyle="small"
      fontWeight={quiet ? 'medium' : 'semibold'}
    >
      <svg
        width="12"
        height="12"
        viewBox="0 0 12 12"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        {glyph}
      </svg>
      <span>{children ?? t(`status.${status}`)}</span>
    </HStack>
  )
}
