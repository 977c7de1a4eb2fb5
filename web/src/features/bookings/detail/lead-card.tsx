import { Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Card } from '#src/components/layout/card.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { LeadContact, type LeadContactProps } from './lead-contact.tsx'

interface LeadCardProps {
  title: string
  details: { readonly passportNumber: string | null; readonly contact: LeadContactProps['contact'] | null }
  children: ReactNode
}

/** Card with the booked service and the contact of its only named traveler. */
export function LeadCard({ title, details: { passportNumber, contact }, children }: LeadCardProps) {
  const { t } = useTranslation('bookings')
  return (
    <Card as="section" p="5">
      <Text as="h2" textStyle="h2" mb="1">
        {title}
      </Text>
      {children}
      {passportNumber && (
        <Text mt="3" textStyle="small" color="fg.muted">
          {t('leadPassport')}{' '}
          <Text as="bdi" dir="ltr" htmlTranslate="no" color="fg">
            {passportNumber}
          </Text>
        </Text>
      )}
      {contact && <LeadContact contact={contact} />}
    </Card>
  )
}
