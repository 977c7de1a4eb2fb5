import { Box, Button, Grid, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { products } from '#src/domain/products.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link } from 'react-router-dom'
import { hotelPicture } from '#src/components/pictures/picture.tsx'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { PriceChangedDialog } from '#src/components/prices/price-changed-dialog.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { useNow } from '#src/lib/clock/use-now.ts'
import { useStayTexts } from '#src/components/hotels/use-stay-texts.ts'
import { type HotelLink, printListingLink } from '#src/domain/search/hotel-search.ts'
import { subtract } from '#src/domain/money.ts'
import { PageTitle, truncateTitle } from '#src/lib/browser/page-title.tsx'
import { roomSplits } from '#src/domain/room-splits.ts'
import { BackToResults } from './back-to-results.tsx'
import { HotelDetails } from './hotel-details.tsx'
import { HotelHeading } from './hotel-heading.tsx'
import { PhotoMosaic } from './photos/photo-mosaic.tsx'
import { QuoteMessage } from './quote/quote-message.tsx'
import { type QuoteState, useQuote } from './quote/use-quote.ts'
import { ReassignDialog } from './rooms/reassign-dialog.tsx'
import { calculatePrice, combineRateTerms } from './rooms/room-choice.ts'
import { RoomList } from './rooms/room-list.tsx'
import type { HotelDetail } from './rooms/room-options.ts'
import { SmallerRooms } from './rooms/smaller-rooms.tsx'
import { useRoomChoice } from './rooms/use-room-choice.ts'
import { StaySummary } from './stay/stay-summary.tsx'
import { TotalBar } from './stay/total-bar.tsx'
import { PendingSuppliers } from './pending-suppliers.tsx'
import { Warnings } from './warnings.tsx'

interface HotelScreenProps {
  link: HotelLink
  detail: HotelDetail
  /** Whether a new search is running. */
  loading: boolean
  onSearchAgain: () => void
  /** Refetches the rooms, including those of suppliers that have responded in the meantime. */
  onCheckAgain: () => void
}

const expiredState = { kind: 'refused', code: 'expired', message: '' } as const satisfies QuoteState

function focusOn(target: RefObject<HTMLElement | null>) {
  target.current?.focus({ preventScroll: true })
  target.current?.scrollIntoView({ block: 'start' })
}

/** A hotel with its rooms, the selected rates and their quote. */
export function HotelScreen({ link, detail, loading, onSearchAgain, onCheckAgain }: HotelScreenProps) {
  const { t, i18n } = useTranslation('hotel')
  const texts = useStayTexts()
  const now = useNow(60_000)
  const roomChoice = useRoomChoice(detail, link.search.locationCode, link.supplier)
  const { rooms, choice, ratesByRoom, rates, reassignedSupplier, proposal } = roomChoice
  const { state, accept, dismiss, quote } = useQuote(detail)
  const price = calculatePrice(rooms, choice)
  const message = useRef<HTMLDivElement>(null)
  const roomsHeading = useRef<HTMLHeadingElement>(null)
  const terms = rates.length > 0 ? combineRateTerms(rates) : null
  const hasRooms = rooms.together.length > 0 || rooms.rooms.some(({ cards }) => cards.length > 0)
  const isLargeParty = roomSplits(link.search.rooms).length > 0
  const { hotel } = detail
  const hasProblem = ['soldOut', 'refused', 'failed', 'mismatch'].includes(state.kind)
  const busy = state.kind === 'checking'
  // The server would reject rates from an expired search.
  const isExpired = !busy && !loading && Date.parse(detail.expiresAt) <= now.getTime()
  const proposedPrice = proposal && calculatePrice(rooms, proposal.choice)
  const markSoldOut = useEffectEvent(roomChoice.markSoldOut)

  useEffect(() => {
    if (hasProblem) focusOn(message)
    if (state.kind === 'soldOut') markSoldOut(state.rateIds)
  }, [hasProblem, state])

  function searchAgain() {
    roomChoice.rememberChoice()
    dismiss()
    onSearchAgain()
  }

  const summary = {
    stay: detail,
    rates,
    price,
    terms,
    now,
    reassignedSupplier,
    unselectedRooms: choice ? ratesByRoom.filter((rate) => !rate).length : 0,
    busy,
    onContinue: () => void quote(rates),
  }
  return (
    <>
      <Page pt="5" aria-busy={loading}>
        <PageTitle>{truncateTitle(hotel.name)}</PageTitle>
        <BackToResults search={link.search} />
        <HotelHeading hotel={hotel} search={link.search} />
        <Grid
          templateColumns={{ base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) {sizes.aside}' }}
          templateAreas={{
            base: '"photos" "rooms" "facts"',
            lg: '"photos photos" "rooms stay" "facts stay"',
          }}
          columnGap="7"
          rowGap="7"
        >
          <Box gridArea="photos" style={{ viewTransitionName: hotelPicture }}>
            <PhotoMosaic hotel={hotel} photos={detail.images} />
          </Box>
          <Stack gridArea="rooms" minW="0" gap="7" opacity={loading ? 0.55 : 1} transition="opacity {durations.fast}">
            <Box
              ref={message}
              tabIndex={-1}
              outline="none"
              scrollMarginTop="76px"
              css={{ '&:empty': { display: 'none' } }}
            >
              <QuoteMessage
                state={isExpired && !hasProblem ? expiredState : state}
                onChooseOthers={() => {
                  dismiss()
                  focusOn(roomsHeading)
                }}
                onSearchAgain={searchAgain}
                onRetry={summary.onContinue}
              />
            </Box>
            <PendingSuppliers
              suppliers={detail.pendingSuppliers}
              onCheckAgain={() => {
                roomChoice.rememberChoice()
                onCheckAgain()
              }}
            />
            <Warnings warnings={detail.warnings} onSearchAgain={searchAgain} />
            <Section
              title={t('choose', { count: detail.occupancies.length })}
              headingRef={roomsHeading}
              aside={
                <Text textStyle="small" color="fg.muted" hideBelow="md">
                  {texts.party(detail.occupancies)}
                </Text>
              }
            >
              {hasRooms ? (
                <RoomList
                  locationCode={link.search.locationCode}
                  rooms={rooms}
                  choice={choice}
                  ratesByRoom={ratesByRoom}
                  onChooseRate={roomChoice.chooseRate}
                  onChooseTogether={roomChoice.chooseTogether}
                  locked={busy}
                  now={now}
                />
              ) : (
                <EmptyState
                  icon="bed"
                  title={t(isLargeParty ? 'noRooms.partyTitle' : 'noRooms.title')}
                  body={t(isLargeParty ? 'noRooms.partyText' : 'noRooms.text')}
                >
                  <SmallerRooms link={link} />
                  <Button asChild mt="4">
                    <Link to={`${products.hotels.paths.results}?${printListingLink(link.search, i18n.language)}`}>
                      {t('otherHotels')}
                    </Link>
                  </Button>
                </EmptyState>
              )}
              <VisuallyHidden aria-live="polite">
                {reassignedSupplier && t('reassign.done', { supplier: reassignedSupplier.name })}
              </VisuallyHidden>
            </Section>
          </Stack>
          <Box gridArea="facts" minW="0">
            <HotelDetails detail={detail} locationCode={link.search.locationCode} supplier={rates[0]?.supplier} />
          </Box>
          {hasRooms && (
            <Box gridArea="stay" alignSelf="start" position="sticky" top="76px" hideBelow="lg">
              <StaySummary {...summary} />
            </Box>
          )}
        </Grid>
      </Page>
      {hasRooms && <TotalBar {...summary} onClearReassigned={roomChoice.clearReassignedSupplier} />}
      {proposal && (
        <ReassignDialog
          proposal={proposal}
          difference={price && proposedPrice && subtract(proposedPrice.whole.total, price.whole.total)}
          now={now}
          onAccept={roomChoice.acceptProposal}
          onKeep={roomChoice.dismissProposal}
        />
      )}
      {state.kind === 'priceChanged' && (
        <PriceChangedDialog
          open
          oldPrice={state.change.previousTotal}
          newPrice={state.change.newTotal}
          commission={state.quote.price.commission}
          onAccept={() => accept(state.quote)}
          onDecline={dismiss}
        />
      )}
    </>
  )
}
