import { Box, Button, Flex, Grid, HStack, Text, chakra } from '@chakra-ui/react'
import { useEffect } from 'react'
import { type FieldPath, FormProvider, type UseFormReturn, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from '#src/components/layout/card.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { useStayWords } from '#src/components/hotels/use-stay-words.ts'
import { useCheckoutDepth } from './checkout-history.ts'
import { InvoiceFields } from './invoice-fields.tsx'
import { LeadFields } from './lead-fields.tsx'
import { type Quote, stepAddress } from './quote-links.ts'
import type { GuestFields, TravellerForm } from './traveller-form.ts'
import { PersonFields } from './traveller-fields.tsx'

interface TravellersStepProps {
  quote: Quote
  form: UseFormReturn<TravellerForm>
  /** The field the server found wrong. */
  faultAt: FieldPath<TravellerForm> | undefined
  onContinue: (form: TravellerForm) => void
}

/** Everybody who travels, by room, and the invoice. Faults are all shown at once, and the first one gets the focus. */
export function TravellersStep({ quote, form, faultAt, onContinue }: TravellersStepProps) {
  const { t } = useTranslation('checkout')
  const { deeper } = useCheckoutDepth()
  const { errors, isSubmitted } = useFormState({ control: form.control })
  const faults = isSubmitted ? countFaults(errors) : 0
  const { guests } = form.getValues()

  useEffect(() => {
    if (faultAt) form.setFocus(faultAt)
  }, [faultAt, form])

  const submit = form.handleSubmit(onContinue)

  return (
    <FormProvider {...form}>
      <chakra.form noValidate onSubmit={(event) => void submit(event)} display="contents">
        {faults > 0 && (
          // Mending them one by one is no new alarm.
          <HStack
            role="alert"
            aria-live="polite"
            gap="2"
            px="4"
            py="3"
            borderRadius="l3"
            bg="red.subtle"
            color="red.fg"
            textStyle="small"
          >
            <Icon name="alert" size={16} />
            {t('travellers.problems', { count: faults })}
          </HStack>
        )}
        <Card p={{ base: '4', md: '6' }}>
          <Section title={t('travellers.lead')}>
            <LeadFields quote={quote} />
          </Section>
        </Card>
        {quote.rooms.map((room, index) => (
          <RoomGuests key={room.occupancy.roomIndex} room={room} index={index} guests={guests} />
        ))}
        <Card p={{ base: '4', md: '6' }}>
          <Section title={t('travellers.invoice')}>
            <InvoiceFields quote={quote} />
          </Section>
        </Card>
        <Flex justify="space-between" gap="3" wrap="wrap">
          <Button asChild variant="outline" size="lg">
            <Link to={stepAddress(quote.id, 'review')} {...deeper}>
              <Icon name="previous" />
              {t('back')}
            </Link>
          </Button>
          <Button type="submit" size="lg" flex={{ base: '1', md: 'none' }}>
            {t('travellers.continue')}
            <Icon name="next" />
          </Button>
        </Flex>
      </chakra.form>
    </FormProvider>
  )
}

/** Leaves of the tree of errors. */
function countFaults(errors: unknown): number {
  if (typeof errors !== 'object' || errors === null) return 0
  if ('type' in errors && typeof errors.type === 'string') return 1
  return Object.values(errors).reduce((sum: number, inner) => sum + countFaults(inner), 0)
}

interface RoomGuestsProps {
  room: Quote['rooms'][number]
  index: number
  guests: readonly GuestFields[]
}

function RoomGuests({ room, index, guests }: RoomGuestsProps) {
  const { t } = useTranslation('checkout')
  const words = useStayWords()
  const { roomIndex } = room.occupancy
  const own = guests.flatMap((guest, place) => (guest.roomIndex === roomIndex ? [{ guest, place }] : []))
  if (own.length === 0) return undefined
  // The lead is the first adult of the first room.
  const first = index === 0 ? 2 : 1
  const adults = own.filter(({ guest }) => guest.type === 'ADULT')
  return (
    <Card p={{ base: '4', md: '6' }}>
      <Section
        title={t('travellers.room', { room: index + 1, name: room.name })}
        aside={
          <Text textStyle="small" color="fg.muted" hideBelow="md">
            {words.occupancy(room.occupancy)}
          </Text>
        }
      >
        {own.map(({ guest, place }) => (
          <chakra.fieldset
            key={place}
            minW="0"
            css={{ '& + &': { marginTop: '16px', borderTopWidth: '1px', paddingTop: '16px' } }}
          >
            <chakra.legend textStyle="small" fontWeight="600" color="fg.muted" mb="2" float="inline-start" w="full">
              {guest.age === null
                ? t('travellers.adult', { number: first + adults.findIndex((adult) => adult.place === place) })
                : t('travellers.child', { age: guest.age })}
              {guest.age !== null && <Icon name="lock" size={13} color="fg.subtle" ms="1.5" verticalAlign="-2px" />}
            </chakra.legend>
            <Box clear="both">
              <PersonFields at={`guests.${place}`} />
            </Box>
          </chakra.fieldset>
        ))}
        {own.some(({ guest }) => guest.age !== null) && (
          <Grid mt="3" textStyle="micro" color="fg.subtle">
            {t('travellers.ageHint')}
          </Grid>
        )}
      </Section>
    </Card>
  )
}
