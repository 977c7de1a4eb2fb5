import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useDeadlineText } from '#src/components/dates/use-deadline-text.ts'
import { Callout } from '#src/components/feedback/callout.tsx'
import { Form, FormFailure, SubmitButton } from '#src/components/forms/form.tsx'
import { Part, Surface } from '#src/components/layout/surface.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import type { BookingDetailFragment, ChangePossibilityFieldsFragment } from '../detail/booking-detail.generated.ts'
import { ChangeDates } from './change-dates.tsx'
import { ChangeNames } from './change-names.tsx'
import type { PlacedTraveler } from './travelers.ts'
import type { ChangeForm } from './use-change-form.ts'

interface ChangeBookingFormProps {
  booking: BookingDetailFragment
  change: NonNullable<BookingDetailFragment['change']>
  form: ChangeForm
  travelers: readonly PlacedTraveler[]
  hasStay: boolean
  notice: string | undefined
  now: Date
}

/** Form with the current names and dates, editable as far as the supplier allows changes. */
export function ChangeBookingForm({ booking, change, form, travelers, hasStay, notice, now }: ChangeBookingFormProps) {
  const { t } = useTranslation('change')
  return (
    <Form form={form}>
      <Stack gap="5">
        {notice && (
          <Callout tone="warn" role="alert">
            {notice}
          </Callout>
        )}
        <Surface>
          <Part>
            <Section title={t('names')}>
              <Possibility possibility={change.names} />
              {change.names.eligible && <ChangeNames form={form} travelers={travelers} hasRooms={hasStay} />}
            </Section>
          </Part>
          {hasStay && (
            <Part>
              <Section title={t('dates')}>
                <Possibility possibility={change.dates} />
                {change.dates.eligible && <ChangeDates form={form} now={now} />}
              </Section>
            </Part>
          )}
        </Surface>
        <Box _empty={{ display: 'none' }}>
          <FormFailure form={form} />
        </Box>
        <Flex gap="3" direction={{ base: 'column', md: 'row' }} justify="space-between">
          <Button asChild variant="outline" size="lg">
            <Link to={paths.booking(booking.id)} onClick={form.discardDraft}>
              {t('leave')}
            </Link>
          </Button>
          <SubmitButton form={form} size="lg">
            {t('check')}
          </SubmitButton>
        </Flex>
      </Stack>
    </Form>
  )
}

/** Until when the booking can be changed, or why it cannot. */
function Possibility({ possibility: { eligible, until, blockers } }: { possibility: ChangePossibilityFieldsFragment }) {
  const { t } = useTranslation('change')
  const deadlineText = useDeadlineText()
  const text = eligible ? until && t('until', { deadline: deadlineText(until) }) : blockers[0]?.message
  if (!text) return null
  return (
    <Text textStyle="small" color="fg.muted" mt="-1" mb="4">
      {text}
    </Text>
  )
}
