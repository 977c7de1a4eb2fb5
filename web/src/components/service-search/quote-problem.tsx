import { Box, Button, HStack, Text } from '@chakra-ui/react'
import { Icon } from '#src/components/icons/icon.tsx'
import { Page } from '#src/components/layout/page.tsx'
import type { QuotingState } from '#src/data/use-quoting.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** Why an offer was not quoted. */
export interface OfferRefusal {
  readonly kind: 'unavailable' | 'expired' | 'invalid'
  readonly message: string
}

interface QuoteProblemProps {
  state: QuotingState<unknown, OfferRefusal>
  /** Text for an offer that could not be held, if the server sent no message. */
  refusalText: string
  onSearchAgain: () => void
  onDismiss: () => void
}

/** Explains why the checkout did not open and what to do next. */
export function QuoteProblem({ state, refusalText, onSearchAgain, onDismiss }: QuoteProblemProps) {
  const { t } = useTranslation(['listing', 'components'])
  if (state.kind === 'idle' || state.kind === 'checking' || state.kind === 'priceChanged') return undefined
  const text =
    state.kind === 'failed'
      ? state.error.text
      : state.kind === 'expired'
        ? t('offers.expired')
        : state.message || refusalText
  return (
    <Box role="alert" bg="status.pending.bg" color="status.pending.fg" textStyle="small">
      <Page py="1.5">
        <HStack gap="2">
          <Icon name="alert" />
          <Text flex="1">{`${t('failed.nothingHappened')} ${text}`}</Text>
          {state.kind !== 'failed' && (
            <Button
              variant="plain"
              size="sm"
              color="inherit"
              onClick={() => {
                onDismiss()
                onSearchAgain()
              }}
            >
              {t('searchAgain')}
            </Button>
          )}
          <Button variant="ghost" size="sm" px="0" aria-label={t('components:close')} onClick={onDismiss}>
            <Icon name="close" size={14} />
          </Button>
        </HStack>
      </Page>
    </Box>
  )
}
