import { Button, Grid, HStack, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#src/components/forms/field.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { textOf } from '#src/domain/form-fields.ts'
import { useKeptFields } from '#src/lib/storage/use-kept-fields.ts'
import { ProfileCard, SaveForm } from './profile-card.tsx'
import type { ProfileFieldsFragment } from './profile.generated.ts'
import { changesOf, useSaveProfile } from './use-save-profile.ts'

type Company = NonNullable<ProfileFieldsFragment['company']>

const mostIbans = 10

const inGroups = (iban: string) => iban.replaceAll(/(.{4})(?=.)/g, '$1 ')

const plain = (iban: string) => iban.replaceAll(/\s/g, '').toUpperCase()

let made = 0
const rowOf = (iban: string) => ({ key: (made += 1), iban })

/** There is always a line to type in, and to say that one is needed. */
const rowsOf = (ibans: readonly string[]) => (ibans.length > 0 ? ibans : ['']).map(rowOf)

/** What the company says of itself; its agents share it. */
export function CompanyCard({ company }: { company: Company }) {
  const { t } = useTranslation('profile')
  const { save, busy, faults, failure } = useSaveProfile()
  const { kept, names, keep, forget } = useKeptFields('profile-company')
  const [rows, setRows] = useState(() => {
    const typed = names.filter((each) => each.startsWith('iban.')).map((each) => kept(each) ?? '')
    return rowsOf(typed.length > 0 ? typed : company.ibans.map(inGroups))
  })

  // A line left empty is no IBAN, and one typed twice is one.
  const filled = rows.filter(
    ({ iban }, index) => plain(iban) !== '' && rows.findIndex((other) => plain(other.iban) === plain(iban)) === index,
  )

  function submit(fields: FormData) {
    const values = {
      companyName: textOf(fields, 'companyName'),
      licenseNumber: textOf(fields, 'licenseNumber'),
      vatNumber: textOf(fields, 'vatNumber'),
    }
    const { name, licenseNumber, vatNumber } = company
    const changes = changesOf(values, { companyName: name, licenseNumber, vatNumber })
    const ibans = filled.map(({ iban }) => iban)
    const sameIbans = [...new Set(ibans.map(plain))].join() === company.ibans.join()
    void save({ ...changes, ...(sameIbans ? {} : { ibans }) }, async () => forget())
  }

  return (
    <ProfileCard title={t('company')} note={t('companyNote')}>
      <SaveForm submitLabel={t('save')} busy={busy} failure={failure} onSubmit={submit} onTyped={keep}>
        <Field
          name="companyName"
          label={t('companyName')}
          autoComplete="organization"
          maxLength={120}
          required
          defaultValue={kept('companyName') ?? company.name}
          error={faults['companyName']}
        />
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
          <Field
            name="licenseNumber"
            label={t('licenseNumber')}
            hint={t('licenceHint')}
            required
            ltr
            maxLength={40}
            defaultValue={kept('licenseNumber') ?? company.licenseNumber ?? ''}
            error={faults['licenseNumber']}
          />
          <Field
            name="vatNumber"
            label={t('vatNumber')}
            hint={t('vatHint')}
            ltr
            inputMode="numeric"
            maxLength={30}
            defaultValue={kept('vatNumber') ?? company.vatNumber ?? ''}
            error={faults['vatNumber']}
          />
        </Grid>
        <Stack gap="3">
          {rows.map(({ key, iban }, index) => (
            <HStack key={key} gap="2" align="flex-start">
              <Field
                flex="1"
                name={`iban.${index}`}
                label={rows.length > 1 ? t('ibanOf', { number: index + 1 }) : t('ibans')}
                hint={index === 0 && rows.length > 1 ? t('ibanFirst') : undefined}
                required={index === 0}
                ltr
                autoCapitalize="characters"
                maxLength={50}
                value={iban}
                onChange={(event) => {
                  const typed = event.currentTarget.value
                  setRows(rows.map((row) => (row.key === key ? { key, iban: typed } : row)))
                }}
                error={
                  faults[`ibans.${filled.findIndex((row) => row.key === key)}`] ??
                  (index === 0 ? faults['ibans'] : undefined)
                }
              />
              <Button
                variant="ghost"
                h="10"
                px="0"
                // Beside the box, below its label.
                mt="26px"
                aria-label={t('removeIban', { number: index + 1 })}
                onClick={() => setRows(rows.length > 1 ? rows.filter((row) => row.key !== key) : rowsOf([]))}
              >
                <Icon name="close" size={15} />
              </Button>
            </HStack>
          ))}
          {rows.length < mostIbans && (
            <Button variant="plain" size="sm" alignSelf="flex-start" onClick={() => setRows([...rows, rowOf('')])}>
              <Icon name="plus" size={14} />
              {t('addIban')}
            </Button>
          )}
        </Stack>
      </SaveForm>
    </ProfileCard>
  )
}
