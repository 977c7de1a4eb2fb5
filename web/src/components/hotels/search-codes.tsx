import { HStack } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { SearchCodeKind, SearchCodeState } from '#src/__generated__/schema.ts'
import { Chip } from '#src/components/layout/chip.tsx'

interface Code {
  readonly kind: SearchCodeKind
  readonly code: string
  /** Undefined until the gateway has answered. */
  readonly state?: SearchCodeState
}

/** The promo and special codes of a search, each with its state at the gateway. */
export function SearchCodes({ codes }: { codes: readonly Code[] }) {
  const { t } = useTranslation('stay')
  if (codes.length === 0) return undefined
  return (
    <HStack as="ul" listStyleType="none" gap="1.5" rowGap="1" wrap="wrap">
      {codes.map(({ kind, code, state = 'ASKED' as const }) => (
        <li key={kind}>
          <Chip {...looks[state]}>{t(`searchCode.${kind}.${state}`, { code })}</Chip>
        </li>
      ))}
    </HStack>
  )
}

const looks = {
  ASKED: {},
  ACCEPTED: { tone: 'free', icon: 'check' },
  NOT_RECOGNIZED: { tone: 'warn', icon: 'alert' },
  NOT_STATED: { icon: 'info' },
} as const
