import { Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { SpecialRequestFieldsFragment } from '#src/data/booked-stay.generated.ts'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'

interface SpecialRequestsProps {
  requests: SpecialRequestFieldsFragment
}

/** Special requests that were sent with the order. */
export function SpecialRequests({ requests: { arrivalTime, codes, note } }: SpecialRequestsProps) {
  const { t } = useTranslation('stay')
  const format = useFormat()
  return (
    <>
      {codes.length > 0 && (
        <Text textStyle="small">{joinWithDots(codes.map((code) => t(`specialRequest.${code}`)))}</Text>
      )}
      {arrivalTime && <Text textStyle="small">{t('requests.arrival', { time: format.clock(arrivalTime) })}</Text>}
      {note && (
        <Text textStyle="small" whiteSpace="pre-line" overflowWrap="anywhere">
          <bdi>{note}</bdi>
        </Text>
      )}
      <Text textStyle="small" color="fg.subtle" mt="1">
        {t('requests.hint')}
      </Text>
    </>
  )
}
