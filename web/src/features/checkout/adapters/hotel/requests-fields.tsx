import { Flex, Grid, HStack, Text, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { TextAreaField } from '#src/components/forms/text-area-field.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { Part } from '#src/components/layout/surface.tsx'
import { Fold } from '#src/components/layout/fold.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { TravelerSelect, useTravelerField } from '../../travelers/traveler-field.tsx'
import { type TravelersForm, requestCodes } from '../../travelers/travelers-form.ts'

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

/** Requests that make sense only for several rooms. */
const multiRoomRequests = new Set<string>(['ADJACENT_ROOMS', 'SAME_FLOOR'])

/** Fields for special requests. The hotel decides whether it can fulfill them. */
export function RequestsFields({ roomCount }: { roomCount: number }) {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const codes = requestCodes.filter((code) => roomCount > 1 || !multiRoomRequests.has(code))
  const { getValues, control } = useFormContext<TravelersForm>()
  const { errors } = useFormState({ control, name: 'specialRequests' })
  const [open, setOpen] = useState(() => Object.values(getValues('specialRequests')).some(({ length }) => length > 0))
  return (
    <Part py={{ base: '3', md: '4' }}>
      <Fold
        label={
          <HStack flex="1" columnGap="3" rowGap="0" wrap="wrap">
            <Text as="h2" textStyle="h2">
              {t('requests.title')}
            </Text>
            <Text textStyle="small" color="fg.muted">
              {t('requests.optional')}
            </Text>
          </HStack>
        }
        open={open || errors.specialRequests !== undefined}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <Text textStyle="small" color="fg.muted" mt="1" mb="4">
          {t('requests.hint')}
        </Text>
        <Flex as="fieldset" wrap="wrap" gap="2">
          <chakra.legend srOnly>{t('requests.title')}</chakra.legend>
          {codes.map((code) => (
            <RequestPill key={code} code={code} />
          ))}
        </Flex>
        <Grid templateColumns={{ base: '1fr', md: '1fr 2fr' }} gap="4" mt="5">
          <TravelerSelect
            name="specialRequests.arrivalTime"
            label={t('requests.arrival')}
            hint={t('requests.arrivalHint')}
            options={[
              { value: '', label: t('requests.arrivalUnknown') },
              ...hours.map((hour) => ({ value: hour, label: format.clock(hour) })),
            ]}
          />
          <TextAreaField
            label={t('requests.note')}
            hint={t('requests.noteHint')}
            rows={2}
            minH={{ base: '11', md: '10' }}
            // Makes a single line as tall as the select next to it.
            py={{ md: '9px' }}
            {...useTravelerField('specialRequests.note')}
          />
        </Grid>
      </Fold>
    </Part>
  )
}

/** Request as a pill with a native checkbox inside, for keyboard support. */
function RequestPill({ code }: { code: (typeof requestCodes)[number] }) {
  const { t } = useTranslation('stay')
  const { register, control } = useFormContext<TravelersForm>()
  const chosenCodes = useWatch({ control, name: 'specialRequests.codes' })
  return (
    <chakra.label
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minH={{ base: '11', md: '9' }}
      px="3.5"
      borderRadius="full"
      borderWidth="1px"
      borderColor="border.control"
      bg="bg.panel"
      textStyle="small"
      fontWeight="medium"
      cursor="pointer"
      data-chosen={chosenCodes.includes(code) || undefined}
      css={{
        '& > span': { display: 'none' },
        // Not `:has(:checked)`, which would restyle the whole page on every click on a checkbox.
        '&[data-chosen]': { bg: 'brand.subtle', borderColor: 'brand.solid', color: 'brand.fg' },
        '&[data-chosen] > span': { display: 'inline-flex' },
        '&:has(:focus-visible)': { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '2px' },
      }}
    >
      <chakra.input type="checkbox" srOnly value={code} {...register('specialRequests.codes')} />
      <Icon name="check" size={14} />
      {t(`specialRequest.${code}`)}
    </chakra.label>
  )
}
