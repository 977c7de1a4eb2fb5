import { IconButton } from '@chakra-ui/react'
import { Suspense, lazy, useEffect, useState } from 'react'
import { i18n } from '#src/lib/i18n/i18n.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { opensLookup } from './lookup-shortcut.ts'

const LookupDialog = lazy(async () => {
  const [{ LookupDialog: dialog }] = await Promise.all([
    import('./lookup-dialog.tsx'),
    i18n.loadNamespaces(['bookings', 'tools']),
  ])
  return { default: dialog }
})

/** Opens the lookup box, by its shortcut too. */
export function LookupButton() {
  const { t } = useTranslation()
  const [open, setOpen] = useState<boolean>()
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!opensLookup(event)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <IconButton
        variant="ghost"
        minW="10"
        aria-label={t('lookup')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
      </IconButton>
      {open !== undefined && (
        <Suspense>
          <LookupDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
