import { Button, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { useAskSupplierAgainMutation } from './ask-again.generated.ts'

/** Button that asks the supplier for the outcome immediately. Shows a message if the supplier still does not respond. */
export function AskAgain({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation('history')
  const [askAgain, { data, loading, error }] = useAskSupplierAgainMutation()
  const isStillUnanswered = Boolean(data?.askSupplierAgain.needsAgentSince)
  return (
    <Stack mt="3" gap="2" align="flex-start" role="status">
      {/* Rejections are ignored here, because the text below shows the error. */}
      <Button
        size="sm"
        variant="outline"
        color="inherit"
        loading={loading}
        onClick={() => void askAgain({ variables: { bookingId } }).catch(() => {})}
      >
        {t('outcome.askAgain')}
      </Button>
      {!loading && (error || isStillUnanswered) && (
        <Text textStyle="small">{error ? describeError(error).text : t('outcome.stillUnanswered')}</Text>
      )}
    </Stack>
  )
}
