import { Box, chakra, Flex, IconButton, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { loadNotice, type Notice } from '#src/lib/settings.ts'

const dismissedKey = 'rihla.notice-dismissed'

/** If session storage is blocked, the notice returns after a reload. */
function isDismissed({ kind }: Notice): boolean {
  try {
    return sessionStorage.getItem(dismissedKey) === kind
  } catch {
    return false
  }
}

function storeDismissal({ kind }: Notice): void {
  try {
    sessionStorage.setItem(dismissedKey, kind)
  } catch {
    // Storage is blocked, so the notice returns after a reload.
  }
}

/** Notice from the server's configuration, above every page until it is dismissed in this tab. */
export function NoticeBanner() {
  const { t } = useTranslation()
  const [notice, setNotice] = useState<Notice | null>(null)

  useEffect(() => {
    let isUnmounted = false
    const show = (loaded: Notice | null) => {
      if (loaded && !isUnmounted && !isDismissed(loaded)) setNotice(loaded)
    }
    // If the configuration cannot be read, the sign-in page reports it.
    loadNotice().then(show, () => undefined)
    return () => void (isUnmounted = true)
  }, [])

  if (!notice) return null

  function dismiss(dismissed: Notice) {
    storeDismissal(dismissed)
    setNotice(null)
  }

  return (
    <Box
      as="aside"
      aria-label={t('notice.label')}
      bg="status.pending.bg"
      color="status.pending.fg"
      borderBottomWidth="1px"
      borderColor="status.pending.line"
      _print={{ display: 'none' }}
    >
      <Page py="1.5">
        <Flex gap="3" align="flex-start">
          <Flex mt="8px">
            <Icon name="info" />
          </Flex>
          <Text flex="1" py="1.5" textStyle="small">
            {t(`notice.${notice.kind}`)}{' '}
            {notice.testUrl && (
              <chakra.a
                href={notice.testUrl}
                fontWeight="semibold"
                textDecoration="underline"
                textUnderlineOffset="3px"
              >
                {t('notice.open')}
              </chakra.a>
            )}
          </Text>
          <IconButton
            variant="ghost"
            size="sm"
            color="inherit"
            aria-label={t('notice.dismiss')}
            onClick={() => dismiss(notice)}
          >
            <Icon name="close" size={14} />
          </IconButton>
        </Flex>
      </Page>
    </Box>
  )
}
