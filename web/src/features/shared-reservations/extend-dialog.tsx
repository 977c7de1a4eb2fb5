import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import { ConfirmDialog } from '#src/components/feedback/confirm-dialog.tsx'
import { ExpiryField } from '#src/components/links/expiry-field.tsx'
import type { LinkExpiry } from '#src/domain/link-expiry.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { Refused } from './use-change-link.ts'

interface ExtendDialogProps {
  /** Current expiry; null if not stated. */
  now: string | null
  expiries: readonly LinkExpiry[]
  onExtend: (expiresAt: string) => Promise<Refused>
  onClose: () => void
}

/** Dialog to extend a payment link. Stays open if the server refuses the new expiry. */
export function ExtendDialog({ now, expiries, onExtend, onClose }: ExtendDialogProps) {
  const { t } = useTranslation(['shared', 'components'])
  const format = useFormat()
  const [chosen, setChosen] = useState(() => expiries[0]?.at ?? '')
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused>()

  async function extend() {
    setBusy(true)
    const refusal = await onExtend(chosen)
    setBusy(false)
    setRefused(refusal)
    if (!refusal) onClose()
  }

  return (
    <ConfirmDialog
      open
      title={t('extend.title')}
      safeLabel={t('components:close')}
      onSafe={onClose}
      confirmLabel={t('extend.action')}
      onConfirm={() => void extend()}
      busy={busy}
    >
      {now && (
        <Text mb="3" color="fg.muted">
          {t('extend.now', { instant: format.instant(now) })}
        </Text>
      )}
      <ExpiryField
        expiries={expiries}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        error={refused?.text}
      />
    </ConfirmDialog>
  )
}
