import { Box, Flex, Grid, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { PriceChangedDialog } from '#src/components/prices/price-changed-dialog.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { useSupplierName } from '#src/components/hotels/supplier-name.tsx'
import { useNow } from '#src/lib/clock/use-now.ts'
import { useStayWords } from '#src/components/hotels/use-stay-words.ts'
import { rulerPosition } from '#src/domain/distance.ts'
import type { HotelLink } from '#src/domain/hotel-search.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { BackToResults } from './back-to-results.tsx'
import { About, Facilities, HotelFacts } from './hotel-facts.tsx'
import { HotelHeading } from './hotel-heading.tsx'
import { HotelPlace } from './hotel-place.tsx'
import { PhotoMosaic } from './photo-mosaic.tsx'
import { QuoteMessage } from './quote-message.tsx'
import { chosenPrice, freeForAll } from './room-choice.ts'
import { RoomList } from './room-list.tsx'
import type { HotelDetail } from './room-options.ts'
import { StaySummary } from './stay-summary.tsx'
import { StayTerms } from './stay-terms.tsx'
import { TotalBar } from './total-bar.tsx'
import { useQuote } from './use-quote.ts'
import { useRoomChoice } from './use-room-choice.ts'
import { Warnings } from './warnings.tsx'

interface HotelScreenProps {
  link: HotelLink
  detail: HotelDetail
  /** The suppliers are being asked again. */
  loading: boolean
  onSearchAgain: () => void
}

function goTo(place: RefObject<HTMLElement | null>) {
  place.current?.focus({ preventScroll: true })
  place.current?.scrollIntoView({ block: 'start' })
}

export function HotelScreen({ link, detail, loading, onSearchAgain }: HotelScreenProps) {
  const { t } = useTranslation('hotel')
  const words = useStayWords()
  const supplierName = useSupplierName()
  const now = useNow(60_000)
  const chosen = useRoomChoice(detail, link.supplier)
  const { rooms, choice, picked, rates, followed } = chosen
  const { state, accept, dismiss, quote } = useQuote(detail)
  const price = chosenPrice(rooms, choice)
  const message = useRef<HTMLDivElement>(null)
  const roomsHeading = useRef<HTMLHeadingElement>(null)
  const termsHeading = useRef<HTMLHeadingElement>(null)
  const nothing = rooms.together.length === 0 && rooms.rooms.every(({ cards }) => cards.length === 0)
  const { hotel } = detail
  const wrong = ['soldOut', 'refused', 'failed', 'mismatch'].includes(state.kind)
  const markSoldOut = useEffectEvent(chosen.markSoldOut)

  useEffect(() => {
    if (wrong) goTo(message)
    if (state.kind === 'soldOut') markSoldOut(state.rateIds)
  }, [wrong, state])

  function searchAgain() {
    chosen.holdOn()
    dismiss()
    onSearchAgain()
  }

  const goOn = {
    stay: detail,
    price,
    followed,
    open: choice ? picked.filter((rate) => !rate).length : 0,
    busy: state.kind === 'checking',
    onContinue: () => void quote(rates),
  }
  return (
    <>
      <Page pt="5" aria-busy={loading}>
        <PageTitle>{hotel.name}</PageTitle>
        <BackToResults search={link.search} />
        <HotelHeading hotel={hotel} search={link.search} />
        <Box mb="7">
          <PhotoMosaic
            hotel={hotel}
            photos={detail.images}
            nearness={hotel.distanceToHaram === null ? 0 : 1 - rulerPosition(hotel.distanceToHaram)}
          />
        </Box>
        <Flex gap="7" align="flex-start">
          <Stack flex="1" minW="0" gap="8" opacity={loading ? 0.55 : 1} transition="opacity {durations.fast}">
            <Box
              ref={message}
              tabIndex={-1}
              outline="none"
              scrollMarginTop="76px"
              css={{ '&:empty': { display: 'none' } }}
            >
              <QuoteMessage
                state={state}
                onOthers={() => {
                  dismiss()
                  goTo(roomsHeading)
                }}
                onSearchAgain={searchAgain}
                onRetry={goOn.onContinue}
              />
            </Box>
            <Warnings warnings={detail.warnings} onSearchAgain={searchAgain} />
            <Section
              title={t('choose', { count: detail.occupancies.length })}
              headingRef={roomsHeading}
              aside={
                <Text textStyle="small" color="fg.muted" hideBelow="md">
                  {words.party(detail.occupancies)}
                </Text>
              }
            >
              {nothing ? (
                <EmptyState icon="bed" title={t('noRooms.title')} body={t('noRooms.text')} />
              ) : (
                <RoomList
                  rooms={rooms}
                  choice={choice}
                  picked={picked}
                  onChooseRate={chosen.chooseRate}
                  onChooseTogether={chosen.chooseTogether}
                  now={now}
                />
              )}
              <VisuallyHidden aria-live="polite">
                {followed && t('followed', { supplier: supplierName(followed) })}
              </VisuallyHidden>
            </Section>
            <StayTerms rates={rates} checkIn={detail.checkIn} now={now} headingRef={termsHeading} />
            <Grid templateColumns={{ base: '1fr', md: '1.25fr 1fr' }} gap="6">
              <HotelPlace hotel={hotel} locationCode={link.search.locationCode} />
              <HotelFacts detail={detail} supplier={rates[0]?.supplier} />
            </Grid>
            <Facilities facilities={detail.facilities} />
            <About description={detail.description} />
          </Stack>
          {!nothing && (
            <Box w="aside" flexShrink={0} position="sticky" top="76px" hideBelow="lg">
              <StaySummary
                {...goOn}
                rates={rates}
                freeUntil={freeForAll(rates, now)}
                onTerms={() => goTo(termsHeading)}
              />
            </Box>
          )}
        </Flex>
      </Page>
      {!nothing && <TotalBar {...goOn} rooms={detail.occupancies.length} onForgetFollowed={chosen.forgetFollowed} />}
      {state.kind === 'priceChanged' && (
        <PriceChangedDialog
          open
          was={state.old}
          now={state.new}
          commission={state.quote.price.commission}
          onAccept={() => void accept(state.quote.id)}
          onDecline={dismiss}
        />
      )}
    </>
  )
}
