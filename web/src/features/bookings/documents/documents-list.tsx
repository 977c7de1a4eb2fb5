import { Box, Button, Flex, Grid, Text } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { Problem } from '#src/components/feedback/problem.tsx'
import { SelectField } from '#src/components/forms/select-field.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { DotSeparated } from '#src/components/layout/dot-separated.tsx'
import { type DocumentUse, useBookingDocument } from '#src/data/documents/use-booking-document.ts'
import { languages } from '#src/i18n/languages.ts'
import { useIsPhone } from '#src/lib/browser/window-size.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { DocumentRow } from './document-rows.ts'

/** Reasons that may apply to all documents of a booking and are then shown once. */
const commonReasons = [
  { problem: 'PENDING', textKey: 'afterConfirmation' },
  { problem: 'FAILED', textKey: 'refused' },
  { problem: 'NOTHING_CHARGED', textKey: 'afterPayment' },
] as const

/** Styles that put a field's label at the start of its line. */
const inlineLabelStyles = {
  '& > div': { display: 'grid', gridTemplateColumns: 'auto 200px', alignItems: 'center', columnGap: '3' },
  '& > div > label': { mb: '0' },
} as const

interface DocumentsListProps {
  bookingId: string
  rows: readonly DocumentRow[]
  /** Heading, shown beside the language select if there is space. */
  title?: ReactNode
}

/** Documents to open or save in a chosen language, with the reasons why others are unavailable. */
export function DocumentsList({ bookingId, rows, title }: DocumentsListProps) {
  const { t, i18n } = useTranslation('documents')
  const [language, setLanguage] = useState(i18n.language)
  const format = useFormat()
  const documents = useBookingDocument(bookingId)
  const isTitleBeside = !useIsPhone() && Boolean(title)
  const reason = commonReasons.find(({ problem }) => rows.every((row) => row.problem === problem))
  if (reason)
    return (
      <>
        {title}
        <Text mt={title ? '2' : '0'} color="fg.muted">
          {t(reason.textKey)}
        </Text>
      </>
    )
  const hasAvailableDocument = rows.some(({ message }) => !message)
  const hint = hasAvailableDocument && language !== 'ar-SA' ? t('withArabic') : undefined
  return (
    <>
      <Grid
        columnGap="8"
        // Up to three documents fit in one row, and four in two rows of two.
        templateColumns={`repeat(auto-fit, minmax(min(${rows.length > 3 ? 320 : 220}px, 100%), 1fr))`}
      >
        <Flex
          gridColumn="1 / -1"
          direction={isTitleBeside ? 'row' : 'column'}
          justify="space-between"
          align={isTitleBeside ? 'center' : undefined}
          gap="3"
          pb={title || hasAvailableDocument ? '3' : '0'}
          {...(isTitleBeside && { borderBottomWidth: '1px', borderColor: 'border.muted' })}
        >
          {title && (
            <Box>
              {title}
              {isTitleBeside && hint && (
                <Text textStyle="small" color="fg.subtle">
                  {hint}
                </Text>
              )}
            </Box>
          )}
          {hasAvailableDocument && (
            <Box css={isTitleBeside ? inlineLabelStyles : undefined}>
              <SelectField
                label={t('language')}
                hint={isTitleBeside ? undefined : hint}
                options={languages.map(({ code, label }) => ({ value: code, label }))}
                value={language}
                onChange={({ target }) => setLanguage(target.value)}
              />
            </Box>
          )}
        </Flex>
        <Box as="ul" data-dense="" display="contents" listStyleType="none">
          {rows.map(({ kind, issuedNumber, issued, problem, message }) => (
            <Flex
              as="li"
              key={issuedNumber ?? kind}
              align="center"
              gap="2"
              minH={title ? '12' : { base: '12', md: '10' }}
              py={title ? '2' : { base: '2', md: '1' }}
              // Aligned with the title if they are side by side.
              borderTopWidth={isTitleBeside ? '0' : '1px'}
              borderColor="border.muted"
            >
              <Box flex="1" minW="0">
                <Text fontWeight="medium" color={message ? 'fg.muted' : undefined}>
                  {t(`kind.${kind}`)}
                </Text>
                {issued && (
                  <Box textStyle="small" color="fg.subtle">
                    <DotSeparated>
                      <bdi translate="no">{issued.number}</bdi>
                      {format.day(format.dateOf(issued.issuedAt), 'always')}
                    </DotSeparated>
                  </Box>
                )}
                {message && (
                  <Text textStyle="small" color="fg.subtle">
                    {problem === 'CANCELLED' ? t('cancelled') : message}
                  </Text>
                )}
              </Box>
              {!message && (
                <DocumentButtons kind={kind} issuedNumber={issuedNumber} language={language} documents={documents} />
              )}
            </Flex>
          ))}
        </Box>
      </Grid>
      <Problem text={documents.problem} />
    </>
  )
}

interface DocumentButtonsProps extends Pick<DocumentRow, 'kind' | 'issuedNumber'> {
  language: string
  documents: ReturnType<typeof useBookingDocument>
}

function DocumentButtons({ kind, issuedNumber, language, documents: { openOrSave, pending } }: DocumentButtonsProps) {
  const { t } = useTranslation('documents')
  const documentName = [t(`kind.${kind}`), issuedNumber].filter(Boolean).join(' ')
  const isPending = (use: DocumentUse) =>
    pending?.kind === kind && pending.issuedNumber === issuedNumber && pending.use === use
  const buttonProps = { size: 'sm', disabled: pending !== undefined } as const
  return (
    <>
      <Button
        {...buttonProps}
        variant="outline"
        aria-label={t('openNamed', { document: documentName })}
        loading={isPending('open')}
        onClick={() => void openOrSave({ kind, issuedNumber, use: 'open' }, language)}
      >
        {t('open')}
      </Button>
      <Button
        {...buttonProps}
        variant="ghost"
        px="0"
        aria-label={t('downloadNamed', { document: documentName })}
        loading={isPending('download')}
        onClick={() => void openOrSave({ kind, issuedNumber, use: 'download' }, language)}
      >
        <Icon name="download" />
      </Button>
    </>
  )
}
