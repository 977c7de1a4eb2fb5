import { Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Part } from '#src/components/layout/surface.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { LeadContact, type LeadContactProps } from './lead-contact.tsx'

interface LeadSectionProps {
  title: string
  details: { readonly passportNumber: string | null; readonly contact: LeadContactProps['contact'] | null }
  children: ReactNode
}

/** Section with the booked service and the contact details of its lead traveler, the only traveler with a name. */
export function LeadSection({ title, details: { passportNumber, contact }, children }: LeadSectionProps) {
  const { t } = useTranslation('bookings')
  return (
    <Part as="section">
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
    </Part>
  )
}
