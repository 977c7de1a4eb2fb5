import { Flex, Grid, HStack, Text, VisuallyHidden } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Name } from '#src/components/layout/name.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import type { EventFieldsFragment } from '../detail/booking-detail.generated.ts'

type FieldChange = EventFieldsFragment['changes'][number]

interface ChangedValuesProps {
  changes: readonly FieldChange[]
  /** Smaller, for the history. */
  small?: boolean
}

/** Old and new values, one line each. Screen readers announce “changed to” between them. */
export function ChangedValues({ changes, small = false }: ChangedValuesProps) {
  const { t } = useTranslation('history')
  const formatValues = useFormatValues()
  if (changes.length === 0) return null
  return (
    <Grid
      as="ul"
      listStyleType="none"
      mt={small ? '1' : '0'}
      textStyle={small ? 'small' : 'body'}
      // Aligns the new values of all lines.
      templateColumns={small ? undefined : { md: 'minmax(160px, auto) auto 1fr' }}
      columnGap="4"
    >
      {changes.map((change) => {
        const [oldText, newText] = formatValues(change)
        const ValueElement = change.field === 'TRAVELER_NAME' ? Name : 'bdi'
        return (
          <Flex
            as="li"
            key={`${change.field} ${change.oldValue} ${change.newValue}`}
            columnGap="3"
            rowGap="0"
            py={small ? '0.5' : '2'}
            wrap="wrap"
            {...(!small && { display: { md: 'grid' }, gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' })}
            css={small ? {} : { '& + &': { borderTopWidth: '1px', borderColor: 'border.muted' } }}
          >
            <Text color="fg.muted" minW={small ? undefined : { base: '100%', md: '0' }}>
              {t(`changes.${change.field}`)}
            </Text>
            <Flex gap="2" align="center" wrap="wrap" display={small ? undefined : { md: 'contents' }}>
              {/* The old value is not struck through, because a line makes Nastaliq illegible. */}
              <Text as="span" color="fg.muted">
                <ValueElement>{oldText}</ValueElement>
              </Text>
              <HStack as="span" gap="2">
                <Icon name="next" size={14} color="fg.subtle" />
                <VisuallyHidden>{t('changes.to')}</VisuallyHidden>
                <Text as="span" fontWeight="semibold">
                  <ValueElement>{newText}</ValueElement>
                </Text>
              </HStack>
            </Flex>
          </Flex>
        )
      })}
    </Grid>
  )
}

/** English title before a name, as written by the gateway. */
const titlePattern = /^(?:(Mr|Ms|Mrs)|Master|Miss)\.?\s+(?=\S)/i

const genders = { Male: 'male', Female: 'female' } as const
const isGender = (value: string): value is keyof typeof genders => Object.hasOwn(genders, value)

function useFormatValues() {
  const { t } = useTranslation('history')
  const format = useFormat()
  const formatValue = (field: FieldChange['field'], value: string): string => {
    if (field === 'CHECK_IN' || field === 'CHECK_OUT') return value === '' ? '–' : format.weekday(value, 'always')
    if (field === 'TRAVELER_NAME')
      return value.replace(titlePattern, (_, title?: string) =>
        title ? `${t(`changes.titles.${title.toUpperCase() as 'MR' | 'MS' | 'MRS'}`)} ` : '',
      )
    return field === 'GENDER' && isGender(value) ? t(`changes.genders.${genders[value]}`) : value
  }
  return ({ field, oldValue, newValue }: FieldChange) => {
    const oldText = formatValue(field, oldValue)
    const newText = formatValue(field, newValue)
    // Two titles may share one translation.
    return oldText === newText ? [oldValue, newValue] : [oldText, newText]
  }
}
