import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import type { DocumentKind } from '#src/__generated__/schema.ts'
import { SelectField } from '#src/components/forms/select-field.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { useBookingDocument } from '#src/data/documents/use-booking-document.ts'
import { languages } from '#src/i18n/languages.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { BookingDetailFragment } from '../detail/booking-detail.generated.ts'

type DocumentStates = NonNullable<NonNullable<BookingDetailFragment['details']>['documents']>

interface DocumentsCardProps {
  bookingId: string
  /** Null where the gateway has no documents. */
  states: DocumentStates | null | undefined
}

/** The documents of a booking, in a language of choice. */
export function DocumentsCard({ bookingId, states }: DocumentsCardProps) {
  const { t, i18n } = useTranslation('bookings')
  const id = useId()
  const [language, setLanguage] = useState(i18n.language)
  const documents = useBookingDocument(bookingId)
  // Only a cancelled booking is expected to have a credit note.
  const shown = (states ?? []).filter(({ problem }) => problem !== 'NOT_CANCELLED')
  if (shown.length === 0) return undefined
  return (
    <Card as="section" px="5" py="4" aria-labelledby={id}>
      <Text as="h2" id={id} textStyle="h2" mb="3">
        {t('documents.title')}
      </Text>
      <SelectField
        label={t('documents.language')}
        hint={language === 'ar-SA' ? undefined : t('documents.withArabic')}
        options={languages.map(({ code, label }) => ({ value: code, label }))}
        value={language}
        onChange={({ target }) => setLanguage(target.value)}
      />
      <Stack as="ul" listStyleType="none" gap="0" mt="2">
        {shown.map(({ kind, message }) => (
          <Flex
            as="li"
            key={kind}
            align="center"
            gap="2"
            minH="12"
            py="2"
            borderTopWidth="1px"
            borderColor="border.muted"
            _first={{ borderTopWidth: '0' }}
          >
            <Box flex="1" minW="0">
              <Text fontWeight="550" color={message ? 'fg.muted' : undefined}>
                {t(`documents.kind.${kind}`)}
              </Text>
              {message && (
                <Text textStyle="micro" color="fg.subtle">
                  {message}
                </Text>
              )}
            </Box>
            {!message && <DocumentButtons kind={kind} language={language} documents={documents} />}
          </Flex>
        ))}
      </Stack>
    </Card>
  )
}

interface DocumentButtonsProps {
  kind: DocumentKind
  language: string
  documents: ReturnType<typeof useBookingDocument>
}

function DocumentButtons({ kind, language, documents: { get, pending } }: DocumentButtonsProps) {
  const { t } = useTranslation('bookings')
  const document = t(`documents.kind.${kind}`)
  const common = { size: 'sm', disabled: pending !== undefined } as const
  return (
    <>
      <Button
        {...common}
        variant="outline"
        aria-label={t('documents.openNamed', { document })}
        loading={pending?.kind === kind && pending.use === 'open'}
        onClick={() => void get(kind, 'open', language)}
      >
        {t('documents.open')}
      </Button>
      <Button
        {...common}
        variant="ghost"
        px="0"
        aria-label={t('documents.downloadNamed', { document })}
        loading={pending?.kind === kind && pending.use === 'download'}
        onClick={() => void get(kind, 'download', language)}
      >
        <Icon name="download" />
      </Button>
    </>
  )
}
