import { Box, Button, HStack } from '@chakra-ui/react'
import { RichText } from '#src/lib/i18n/rich-text.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Countdown } from '#src/components/dates/countdown.tsx'
import { Icon } from '#src/components/icons/icon.tsx'

interface HoldNoticeProps {
  expiresAt: string
  expired: boolean
  /** Whether to show the short version, next to the total. */
  compact: boolean
  /** Whether the price is being checked again. */
  checking: boolean
  onExpire: () => void
  onCheck: () => void
}

/** Countdown for the price hold. After it has expired, the compact version offers to check the price again. */
export function HoldNotice({ expiresAt, expired, compact, checking, onExpire, onCheck }: HoldNoticeProps) {
  const { t } = useTranslation('checkout')
  const boxProps = compact
    ? {}
    : { px: '4', py: '2', mb: '3', borderRadius: 'l3', bg: 'bg.panel', borderWidth: '1px', minH: '11' }
  if (expired)
    return (
      <HStack
        justify="space-between"
        columnGap="3"
        rowGap="1"
        wrap="wrap"
        textStyle="small"
        {...boxProps}
        borderColor="status.pending.fg"
      >
        <Box as="span" color="status.pending.fg" fontWeight="semibold">
          {t('notHeld')}
        </Box>
        {compact && (
          <Button type="button" variant="plain" size="sm" px="0" onClick={onCheck} loading={checking}>
            {t('expired.check')}
          </Button>
        )}
      </HStack>
    )
  return (
    <HStack justify={compact ? 'flex-end' : 'center'} gap="1.5" textStyle="small" color="fg.muted" {...boxProps}>
      <Icon name="clock" size={14} color="fg.subtle" />
      <Box as="span">
        <RichText
          text={t(compact ? 'heldShort' : 'held')}
          tags={{
            clock: (
              <Box as="b" color="fg">
                <Countdown until={expiresAt} onEnd={onExpire} />
              </Box>
            ),
          }}
        />
      </Box>
    </HStack>
  )
}
