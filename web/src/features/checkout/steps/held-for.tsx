import { Box, HStack } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Countdown } from '#src/components/dates/countdown.tsx'
import { Icon } from '#src/components/icons/icon.tsx'

/** How long the price is still held. */
export function HeldFor({ expiresAt, onEnd }: { expiresAt: string; onEnd: () => void }) {
  const { t } = useTranslation('checkout')
  return (
    <HStack justify="center" mt="3" gap="1.5" textStyle="micro" color="fg.subtle">
      <Icon name="clock" size={13} />
      {t('held')}
      <Box as="b" color="fg.muted">
        <Countdown until={expiresAt} onEnd={onEnd} />
      </Box>
    </HStack>
  )
}
