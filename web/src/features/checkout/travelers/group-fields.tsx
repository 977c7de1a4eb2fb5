import { Box, Text, chakra } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Part } from '#src/components/layout/surface.tsx'
import { DotSeparated } from '#src/components/layout/dot-separated.tsx'
import { Section } from '#src/components/layout/section.tsx'
import type { TravelerGroup } from '../purchase.ts'
import { PersonFields } from './person-fields.tsx'
import type { GuestFields } from './travelers-form.ts'

interface GroupFieldsProps {
  group: TravelerGroup
  index: number
  /** All guests in the form. */
  guests: readonly GuestFields[]
}

/** Name fields of a group of guests. */
export function GroupFields({ group, index, guests }: GroupFieldsProps) {
  const { t } = useTranslation('checkout')
  const members = guests.flatMap((guest, position) => (guest.group === index ? [{ guest, position }] : []))
  if (members.length === 0) return undefined
  // The lead traveler is adult 1 of the first group.
  const firstNumber = index === 0 ? 2 : 1
  const adults = members.filter(({ guest }) => guest.type === 'ADULT')
  return (
    <Part>
      <Section title={<DotSeparated>{group.facts}</DotSeparated>}>
        {members.map(({ guest, position }) => (
          <chakra.fieldset
            key={position}
            minW="0"
            css={{ '& + &': { marginTop: '16px', borderTopWidth: '1px', paddingTop: '16px' } }}
          >
            <chakra.legend
              textStyle="small"
              fontWeight="semibold"
              color="fg.muted"
              mb="2"
              float="inline-start"
              w="full"
            >
              {guest.age === null
                ? t('travelers.adult', {
                    number: firstNumber + adults.findIndex((adult) => adult.position === position),
                  })
                : t(guest.age === 0 ? 'travelers.infant' : 'travelers.child', { count: guest.age })}
              {guest.age !== null && (
                <Box as="span" ms="1.5" verticalAlign="-2px">
                  <Icon name="lock" size={13} color="fg.subtle" />
                </Box>
              )}
            </chakra.legend>
            <Box clear="both">
              <PersonFields path={`guests.${position}`} isChild={guest.type === 'CHILD'} />
            </Box>
          </chakra.fieldset>
        ))}
        {members.some(({ guest }) => guest.age !== null) && (
          <Text mt="3" textStyle="small" color="fg.subtle">
            {t('travelers.ageHint')}
          </Text>
        )}
      </Section>
    </Part>
  )
}
