import { Box, Button, Flex, Grid, HStack, Text } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { SupplierInfo } from '#src/components/hotels/supplier-badge.tsx'
import { ChildPolicies } from '#src/components/hotels/child-policies.tsx'
import { LanguageMark, useSupplierTextAttributes } from '#src/components/hotels/supplier-text.tsx'
import { useRoomTexts } from '#src/components/hotels/use-room-texts.ts'
import type { IconName } from '#src/components/icons/icon-paths.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { withUnbrokenNumbers } from '#src/domain/format/one-line.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import type { HotelDetail } from './rooms/room-options.ts'

/** Number of facilities shown initially. */
const INITIAL_FACILITIES = 12

interface FactProps {
  icon: IconName
  label: string
  /** Whether the content is below the label on phones, at full width. */
  wide?: boolean
  children: ReactNode
}

function Fact({ icon, label, wide = false, children }: FactProps) {
  return (
    <Flex
      textStyle="small"
      columnGap="3"
      rowGap="2"
      wrap={wide ? { base: 'wrap', md: 'nowrap' } : undefined}
      py="3"
      align="flex-start"
      borderColor="border.muted"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <Icon name={icon} size={17} color="fg.subtle" alignWithFirstLine />
      <Text color="fg.muted" flexShrink={0} w={{ md: '32', xl: '24' }}>
        {label}
      </Text>
      <Box
        flex={wide ? { base: '1 1 100%', md: '1' } : '1'}
        // On phones, aligned with the label rather than the icon.
        ps={wide ? { base: '29px', md: '0' } : undefined}
        minW="0"
        fontWeight="medium"
        textAlign={{ base: 'end', md: 'start' }}
      >
        {children}
      </Box>
    </Flex>
  )
}

/** Check-in and check-out times, and the selected supplier's prices for children. */
export function HotelFacts({ detail, supplier }: { detail: HotelDetail; supplier: SupplierInfo | undefined }) {
  const { t } = useTranslation(['hotel', 'stay'])
  const format = useFormat()
  const { checkInTime, checkOutTime } = detail
  const policies = detail.childPolicies.filter((policy) => policy.supplier.key === supplier?.key)
  if (!checkInTime && !checkOutTime && policies.length === 0) return undefined
  return (
    <Section title={t('facts')}>
      <div>
        {checkInTime && (
          <Fact icon="clock" label={t('stay:checkIn')}>
            {t('stay:from', { time: format.clock(checkInTime) })}
          </Fact>
        )}
        {checkOutTime && (
          <Fact icon="clock" label={t('stay:checkOut')}>
            {t('stay:until', { time: format.clock(checkOutTime) })}
          </Fact>
        )}
        {policies.length > 0 && (
          <Fact icon="users" label={t('stay:children.title')} wide>
            <ChildPolicies policies={policies} />
          </Fact>
        )}
      </div>
    </Section>
  )
}

/** The hotel's facilities. Those without a code are shown in the supplier's own words. */
export function Facilities({ facilities, locationCode }: Pick<HotelDetail, 'facilities'> & { locationCode: string }) {
  const { t } = useTranslation('hotel')
  const texts = useRoomTexts(locationCode)
  const [showsAll, setShowsAll] = useState(false)
  const visibleFacilities = showsAll ? facilities : facilities.slice(0, INITIAL_FACILITIES)
  if (facilities.length === 0) return undefined
  return (
    <Section title={t('facilities')}>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={{
          base: 'repeat(auto-fill, minmax(140px, 1fr))',
          sm: '1fr 1fr',
          lg: '1fr 1fr 1fr',
          xl: '1fr 1fr',
        }}
        columnGap="5"
        rowGap="2"
      >
        {visibleFacilities.map((facility) => (
          <HStack as="li" key={`${facility.code} ${facility.text}`} gap="2" textStyle="small" align="flex-start">
            <Icon name="check" size={15} color="fg.subtle" alignWithFirstLine />
            <Text overflowWrap="anywhere" minW="0">
              <bdi lang={facility.code === 'UNRECOGNISED' ? (facility.language ?? undefined) : undefined}>
                {texts.facility(facility)}
              </bdi>
            </Text>
          </HStack>
        ))}
      </Grid>
      {visibleFacilities.length < facilities.length && (
        <Button variant="plain" size="sm" mt="3" onClick={() => setShowsAll(true)}>
          {t('moreFacilities', { count: facilities.length - visibleFacilities.length })}
        </Button>
      )}
    </Section>
  )
}

/** The supplier's description, which is plain text in any language. */
export function About({ description, descriptionLanguage }: Pick<HotelDetail, 'description' | 'descriptionLanguage'>) {
  const { t } = useTranslation('hotel')
  const attributesFor = useSupplierTextAttributes()
  if (!description) return undefined
  const attributes = descriptionLanguage
    ? attributesFor(description, descriptionLanguage)
    : { lang: undefined, dir: 'auto' }
  return (
    <Section title={t('about')} aside={<LanguageMark language={attributes.lang} />}>
      <Text
        textStyle="body"
        color="fg.muted"
        whiteSpace="pre-line"
        overflowWrap="anywhere"
        maxW="72ch"
        w="fit-content"
        {...attributes}
      >
        {withUnbrokenNumbers(description)}
      </Text>
    </Section>
  )
}
