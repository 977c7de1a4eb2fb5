import { Box, type BoxProps, HStack, Text } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { HijriDate } from '#src/components/dates/hijri-date.tsx'
import { SupplierBadge } from '#src/components/hotels/supplier-badge.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'

const threeColumns = 'repeat(3, minmax(0, 1fr))'

/** Grid columns for a picture and three facts. The picture is beside the facts only if the space is wide enough. */
export const factColumns = {
  base: '1fr 1fr',
  md: `196px ${threeColumns}`,
  lg: threeColumns,
  xl: `196px ${threeColumns}`,
}
export const factPictureStyles = {
  gridColumn: { base: '1 / -1', md: 'auto', lg: '1 / -1', xl: 'auto' },
  h: { base: '140px', md: 'full', lg: '240px', xl: 'full' },
  minH: '116px',
} as const
/** Border between the picture and the first fact. */
export const borderAfterPicture = { md: '1px', lg: '0', xl: '1px' }

interface FactProps extends BoxProps {
  label: string
  value: ReactNode
}

/** A detail about the service at the top of the booking page. */
export function Fact({ label, value, children, ...box }: FactProps) {
  return (
    <Box
      data-dense=""
      px="4"
      py="4"
      borderInlineStartWidth={{ md: '1px' }}
      borderTopWidth={{ base: '1px', md: '0' }}
      borderColor="border.muted"
      {...box}
    >
      <Text textStyle="small" color="fg.subtle">
        {label}
      </Text>
      {/* Smaller on phones, where an Arabic date is as wide as its column. */}
      <Text textStyle={{ base: 'small', md: 'h3' }} fontWeight="semibold" mt="0.5">
        {value}
      </Text>
      {children}
    </Box>
  )
}

/** Line below a fact. */
export const FactDetail = ({ children }: { children: ReactNode }) => (
  <Text textStyle="small" color="fg.muted">
    {children}
  </Text>
)

interface DayFactProps extends BoxProps {
  label: string
  /** `YYYY-MM-DD`; null if the gateway does not send it. */
  day: string | null
}

/** Fact that shows a day of the service. */
export function DayFact({ label, day, ...box }: DayFactProps) {
  const format = useFormat()
  return (
    <Fact label={label} value={day ? format.weekday(day, 'always') : '–'} {...box}>
      {day && <HijriDate mt="1">{format.hijri(day)}</HijriDate>}
    </Fact>
  )
}

interface CompanyFactProps {
  label: string
  name: string | null
  supplier: ComponentProps<typeof SupplierBadge>['supplier'] | null
}

/** Fact with the company that provides the service and the supplier that sells it. */
export const CompanyFact = ({ label, name, supplier }: CompanyFactProps) => (
  <Fact label={label} value={<bdi>{name ?? '–'}</bdi>} gridColumn={{ base: '1 / -1', md: 'auto' }}>
    {supplier && (
      <HStack mt="2" textStyle="small" color="fg.subtle">
        <SupplierBadge supplier={supplier} />
      </HStack>
    )}
  </Fact>
)
