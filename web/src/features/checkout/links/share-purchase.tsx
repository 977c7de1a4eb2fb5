import { Button, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { Purchase } from '../purchase.ts'
import { ShareForm } from './share-form.tsx'

/** Lets somebody else pay: opens the form that mails a payment link. */
export function SharePurchase({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('checkout')
  const [isOpen, setOpen] = useState(false)
  if (purchase.shared === null) return null
  return (
    <Card p={{ base: '4', md: '6' }}>
      <Section title={t('link.title')}>
        <Stack gap="3">
          <Text color="fg.muted">{t('link.hint')}</Text>
          {isOpen ? (
            <ShareForm purchase={purchase} shared={purchase.shared} />
          ) : (
            <Button variant="outline" alignSelf={{ md: 'start' }} onClick={() => setOpen(true)}>
              <Icon name="mail" />
              {t('link.share')}
            </Button>
          )}
        </Stack>
      </Section>
    </Card>
  )
}
