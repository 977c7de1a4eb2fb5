import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import { ConfirmDialog } from '#src/components/feedback/confirm-dialog.tsx'
import { ExpiryField } from '#src/components/links/expiry-field.tsx'
import type { LinkExpiry } from '#src/domain/link-expiry.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { Refusal } from './use-change-link.ts'

interface ExtendDialogProps {
  /** Current expiry; null if the gateway does not return it. */
  currentExpiry: string | null
  expiries: readonly LinkExpiry[]
  onExtend: (expiresAt: string) => Promise<Refusal>
  onClose: () => void
}

/** Dialog to extend a payment link. Stays open if the server refuses the new expiry. */
export function ExtendDialog({ currentExpiry, expiries, onExtend, onClose }: ExtendDialogProps) {
  const { t } = useTranslation(['shared', 'components'])
  const format = useFormat()
  const [chosenExpiry, setChosenExpiry] = useState(() => expiries[0]?.at ?? '')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  async function extend() {
    setBusy(true)
    const result = await onExtend(chosenExpiry)
    setBusy(false)
    setRefusal(result)
    if (!result) onClose()
  }

  return (
    <ConfirmDialog
      open
      title={t('extend.title')}
      cancelLabel={t('components:close')}
      onCancel={onClose}
      confirmLabel={t('extend.action')}
      onConfirm={() => void extend()}
      busy={busy}
    >
      {currentExpiry && (
        <Text mb="3" color="fg.muted">
          {t('extend.now', { instant: format.dateTime(currentExpiry) })}
        </Text>
      )}
      <ExpiryField
        expiries={expiries}
        value={chosenExpiry}
        onChange={(event) => setChosenExpiry(event.target.value)}
        error={refusal?.text}
      />
    </ConfirmDialog>
  )
}
