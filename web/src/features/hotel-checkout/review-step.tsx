import { Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CancellationBar } from '#src/components/prices/cancellation-bar.tsx'
import { OwnDeadline, PercentBase } from '#src/components/prices/cancellation-notes.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { Checkbox } from '#src/components/forms/checkbox.tsx'
import { ChildPolicies } from '#src/components/hotels/child-policies.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { InfoLine } from '#src/components/layout/info-line.tsx'
import { Picture } from '#src/components/hotels/picture.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { SupplierText, useSupplierMarks } from '#src/components/hotels/supplier-words.tsx'
import { useStayWords } from '#src/components/hotels/use-stay-words.ts'
import { AuthenticatorMissing } from './authenticator-missing.tsx'
import { type Quote, hotelAddress } from './quote-links.ts'
import { InsufficientFunds, useWallet } from './wallet-lines.tsx'

interface ReviewStepProps {
  quote: Quote
  now: Date
  accepted: boolean
  onAccept: (accepted: boolean) => void
  onContinue: () => void
}

/** What is bought and on which terms; nobody goes on who has not said they read it. */
export function ReviewStep({ quote, now, accepted, onAccept, onContinue }: ReviewStepProps) {
  const { t } = useTranslation(['checkout', 'stay'])
  const [reminded, setReminded] = useState(false)
  const reminder = useId()
  const { cancellationPolicy: policy, checkIn, price, hotelRules, childPolicies } = quote
  // Suppliers write their rules as lines of one text.
  const lines = hotelRules.flatMap((text) => text.split('\n')).map((line) => line.trim())
  const rules = [...new Set(lines)].filter((line) => line !== '')
  const marks = useSupplierMarks()
  const wallet = useWallet(price.total)

  function goOn() {
    setReminded(!accepted)
    if (accepted) onContinue()
  }

  return (
    <>
      <InsufficientFunds wallet={wallet} total={price.total} />
      <AuthenticatorMissing />
      <Card p={{ base: '4', md: '6' }}>
        <Section
          title={t('review.rooms')}
          aside={
            <Button asChild variant="plain" size="sm" px="0">
              <Link to={hotelAddress(quote)}>{t('otherRooms')}</Link>
            </Button>
          }
        >
          <Stack gap="0">
            {quote.rooms.map((room) => (
              <RoomLine key={room.occupancy.roomIndex} room={room} />
            ))}
          </Stack>
        </Section>
      </Card>
      <Card p={{ base: '4', md: '6' }}>
        <Section title={t('review.terms')}>
          <CancellationBar policy={policy} checkIn={checkIn} now={now} total={price.total} labels />
          <InfoLine>
            <PercentBase policy={policy} />
            <OwnDeadline freeUntil={policy.freeUntil} />
          </InfoLine>
          <SupplierText>{policy.supplierText}</SupplierText>
        </Section>
      </Card>
      {rules.length > 0 && (
        <Card p={{ base: '4', md: '6' }}>
          <Section title={t('review.rules')}>
            <Text textStyle="micro" color="fg.subtle" mt="-2" mb="2">
              {t('stay:terms.supplierText')}
            </Text>
            <Stack
              as="ul"
              w="fit-content"
              listStyleType="disc"
              ps="5"
              gap="1"
              textStyle="small"
              {...marks(rules.join(' '))}
            >
              {rules.map((rule) => (
                <Box as="li" key={rule} overflowWrap="anywhere">
                  {rule}
                </Box>
              ))}
            </Stack>
          </Section>
        </Card>
      )}
      {childPolicies.length > 0 && (
        <Card p={{ base: '4', md: '6' }}>
          <Section title={t('stay:children.title')}>
            <ChildPolicies policies={childPolicies} />
          </Section>
        </Card>
      )}
      <Flex justify="space-between" align="center" columnGap="4" rowGap="3" wrap="wrap">
        <Box flex="1" minW="220px">
          <Checkbox
            checked={accepted}
            aria-invalid={reminded && !accepted ? true : undefined}
            aria-describedby={reminded && !accepted ? reminder : undefined}
            onChange={(event) => onAccept(event.currentTarget.checked)}
          >
            {t('review.accept')}
          </Checkbox>
          {reminded && !accepted && (
            <HStack id={reminder} role="alert" gap="1" mt="0.5" textStyle="micro" color="red.fg">
              <Icon name="alert" size={13} />
              {t('review.acceptFirst')}
            </HStack>
          )}
        </Box>
        <Button size="lg" w={{ base: 'full', md: 'auto' }} onClick={goOn}>
          {t('review.continue')}
          <Icon name="next" />
        </Button>
      </Flex>
    </>
  )
}

function RoomLine({ room }: { room: Quote['rooms'][number] }) {
  const words = useStayWords()
  const { occupancy } = room
  return (
    <Flex gap="3" py="3" align="center" borderColor="border.muted" css={{ '& + &': { borderTopWidth: '1px' } }}>
      <Picture
        kind="room"
        pictureId={room.name}
        drawing={{ beds: Math.min(4, occupancy.adults + occupancy.childAges.length) }}
        boxSize="52px"
        borderRadius="l2"
      />
      <Box flex="1" minW="0">
        <Text fontWeight="600" overflowWrap="anywhere">
          <bdi>{room.name}</bdi>
        </Text>
        <Text textStyle="micro" color="fg.muted">
          {words.board(room.board, room.boardText)}
        </Text>
        <HStack gap="1" textStyle="micro" color="fg.subtle">
          <Icon name="users" size={13} />
          {words.occupancy(occupancy)}
        </HStack>
      </Box>
    </Flex>
  )
}
