import { Box, Grid, Text, chakra } from '@chakra-ui/react'
import { groupBy } from '#src/lib/group-by.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { Salutation } from '#src/__generated__/schema.ts'
import { Checkbox } from '#src/components/forms/checkbox.tsx'
import { Field } from '#src/components/forms/field.tsx'
import { SelectField } from '#src/components/forms/select-field.tsx'
import { useNameHint } from '#src/components/forms/use-name-hint.ts'
import type { ChangeForm } from './use-change-form.ts'
import type { PlacedTraveler } from './travelers.ts'

interface ChangeNamesProps {
  form: ChangeForm
  travelers: readonly PlacedTraveler[]
  /** Whether the travelers are in rooms, which are then numbered. */
  hasRooms: boolean
}

/** Fields for the names of all travelers, room by room. */
export function ChangeNames({ form, travelers, hasRooms }: ChangeNamesProps) {
  const { t } = useTranslation(['change', 'checkout'])
  const rooms = groupBy(
    travelers.map((traveler, index) => ({ traveler, index })),
    ({ traveler }) => traveler.roomIndex,
  )
  return (
    <>
      {[...rooms].map(([room, roomTravelers]) => (
        <chakra.fieldset key={room} minW="0" mt="4" _first={{ mt: '0' }}>
          {hasRooms && (
            <chakra.legend textStyle="h3" mb="2" float="inline-start" w="full">
              {t('room', { number: room + 1 })}
            </chakra.legend>
          )}
          <Box clear="both" display="flex" flexDirection="column" gap="3">
            {roomTravelers.map(({ traveler, index }) => (
              <TravelerFields key={index} form={form} traveler={traveler} index={index} />
            ))}
          </Box>
        </chakra.fieldset>
      ))}
    </>
  )
}

const adultTitles = ['MR', 'MS', 'MRS'] as const
const childTitles = ['MASTER', 'MISS'] as const

function TravelerFields({ form, traveler, index }: { form: ChangeForm; traveler: PlacedTraveler; index: number }) {
  const { t } = useTranslation(['change', 'checkout'])
  const { isChild, age, lead, travelerIndex } = traveler
  const hasOneName = form.watch(`names.${index}.hasOneName`)
  const titleLabels: Record<Salutation, string> = {
    MR: t('checkout:travelers.salutations.MR'),
    MS: t('checkout:travelers.salutations.MS'),
    MRS: t('checkout:travelers.salutations.MRS'),
    MASTER: t('checkout:travelers.genders.MASTER'),
    MISS: t('checkout:travelers.genders.MISS'),
  }
  const usualTitles: readonly Salutation[] = isChild ? childTitles : adultTitles
  const titles =
    traveler.salutation && !usualTitles.includes(traveler.salutation)
      ? [traveler.salutation, ...usualTitles]
      : usualTitles
  const groupLabel = lead
    ? t('checkout:party.guests.lead')
    : !isChild
      ? t('checkout:travelers.adult', { number: travelerIndex + 1 })
      : age === null
        ? t('child')
        : t(age === 0 ? 'checkout:travelers.infant' : 'checkout:travelers.child', { count: age })
  return (
    <Box role="group" aria-label={groupLabel}>
      <Text textStyle="small" fontWeight="semibold" color="fg.muted" mb="1" aria-hidden>
        {groupLabel}
      </Text>
      <Grid templateColumns={{ base: '112px 1fr', md: '128px 1fr 1fr' }} columnGap="3" rowGap="2">
        <SelectField
          label={t(isChild ? 'checkout:travelers.gender' : 'checkout:travelers.salutation')}
          placeholder={t('checkout:travelers.choose')}
          options={titles.map((value) => ({ value, label: titleLabels[value] }))}
          required
          {...form.field(`names.${index}.salutation`)}
        />
        <NameField form={form} label={t('checkout:travelers.firstName')} name={`names.${index}.firstName`} />
        <Box gridColumn={{ base: 'span 2', md: 'auto' }} minW="0">
          {hasOneName ? (
            <Field key="none" label={t('checkout:travelers.lastName')} value="–" locked />
          ) : (
            <NameField
              key="typed"
              form={form}
              label={t('checkout:travelers.lastName')}
              name={`names.${index}.lastName`}
            />
          )}
          <Checkbox {...form.register(`names.${index}.hasOneName`)}>{t('checkout:travelers.oneName')}</Checkbox>
        </Box>
      </Grid>
    </Box>
  )
}

interface NameFieldProps {
  form: ChangeForm
  label: string
  name: `names.${number}.${'firstName' | 'lastName'}`
}

function NameField({ form, label, name }: NameFieldProps) {
  const hint = useNameHint(form.control, name)
  return <Field label={label} hint={hint} autoComplete="off" required {...form.field(name)} />
}
