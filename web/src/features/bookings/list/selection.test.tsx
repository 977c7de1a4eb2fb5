import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aBooking, aBookingPage } from '#src/testing/factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { respondTo, server } from '#src/testing/server.ts'
import {
  CompanyTagsDocument,
  TagBookingsDocument,
  type TagBookingsMutationVariables,
} from '../tags/tag-bookings.generated.ts'
import { BookingDetailDocument } from '../detail/booking-detail.generated.ts'
import { BookingsDocument } from './bookings.generated.ts'

async function openList() {
  const items = ['One', 'Two', 'Three'].map((hotelName) =>
    aBooking({ id: hotelName, reference: `BRN-${hotelName}`, hotelName, tags: ['late'] }),
  )
  server.use(
    respondTo(BookingsDocument, () => ({ bookings: aBookingPage({ items }) })),
    respondTo(BookingDetailDocument, () => ({ booking: null })),
    respondTo(CompanyTagsDocument, () => ({ bookings: { __typename: 'BookingPage' as const, tags: [] } })),
  )
  const app = await renderApp('/my-bookings')
  await screen.findByRole('link', { name: 'One' })
  return app
}

test('moves through, selects and opens rows by keyboard', async () => {
  const { user, currentUrl } = await openList()
  screen.getByRole('link', { name: 'One' }).focus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus()
  await user.keyboard(' {End} {ArrowDown}')
  expect(screen.getByRole('link', { name: 'Three' })).toHaveFocus()
  expect(screen.getByText('2 selected')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Select BRN-Two' })).toBeChecked()
  await user.keyboard(' {Home}{Enter}')
  await waitFor(() => expect(currentUrl()).toBe('/booking-detail/One'))
})

test.each([
  ['a Latin keyboard', 'j', 'x', 'k'],
  ['an Arabic keyboard', 'ت', 'ء', 'ن'],
] as const)('supports the row shortcuts on %s', async (keyboard, down, select, up) => {
  const { user } = await openList()
  const keyboardMap = [
    { code: 'KeyJ', key: 'ت' },
    { code: 'KeyX', key: 'ء' },
    { code: 'KeyK', key: 'ن' },
  ]
  const keyboardUser = keyboard === 'a Latin keyboard' ? user : userEvent.setup({ keyboardMap })
  screen.getByRole('link', { name: 'One' }).focus()
  await keyboardUser.keyboard(down)
  expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus()
  await keyboardUser.keyboard(select)
  expect(screen.getByRole('checkbox', { name: 'Select BRN-Two' })).toBeChecked()
  await keyboardUser.keyboard(up)
  expect(screen.getByRole('link', { name: 'One' })).toHaveFocus()
})

test('focuses the search box, where shortcuts are disabled, and lists the shortcuts', async () => {
  const { user } = await openList()
  screen.getByRole('link', { name: 'One' }).focus()
  await user.keyboard('/j?')
  expect(screen.getByRole('searchbox', { name: 'Search bookings' })).toHaveFocus()
  expect(screen.getByRole('searchbox', { name: 'Search bookings' })).toHaveValue('j?')
  expect(screen.queryByRole('dialog')).toBeNull()
  screen.getByRole('link', { name: 'One' }).focus()
  await user.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent('Next booking')
})

test('does not override the browser’s own shortcuts', async () => {
  const { user } = await openList()
  screen.getByRole('link', { name: 'One' }).focus()
  await user.keyboard('{Control>}j{/Control}{Alt>}x{/Alt}{Shift>}x{/Shift}')
  expect(screen.getByRole('link', { name: 'One' })).toHaveFocus()
  expect(screen.queryByText(/selected/)).toBeNull()
})

test('ignores row shortcuts in the search box', async () => {
  const { user } = await openList()
  await user.type(screen.getByRole('searchbox', { name: 'Search bookings' }), 'a b{ArrowDown} ')
  expect(screen.queryByText(/selected/)).toBeNull()
})

/** Selects two bookings and opens their tags. The first change fails for one of them. */
async function openBulkTags(response = Promise.resolve()) {
  const { user } = await openList()
  const sentInputs: TagBookingsMutationVariables['input'][] = []
  server.use(
    respondTo(TagBookingsDocument, async ({ input }) => {
      sentInputs.push(input)
      await response
      const results = [input.bookingIds].flat().map((bookingId) => ({
        __typename: 'BookingTagging' as const,
        bookingId,
        result:
          bookingId === 'Two' && sentInputs.length === 1
            ? {
                __typename: 'TaggingRefused' as const,
                code: 'TAGGING_FAILED' as const,
                message: 'Too late.',
                reason: null,
              }
            : {
                __typename: 'BookingTagged' as const,
                booking: { __typename: 'HotelBooking' as const, id: bookingId, tags: ['vip'] },
              },
      }))
      return { tagBookings: { __typename: 'BookingsTagged' as const, results } }
    }),
  )
  await user.click(screen.getByRole('checkbox', { name: 'Select all bookings on this page' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select BRN-Three' }))
  await user.click(screen.getByRole('button', { name: 'Change tags' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Change tags' }))
  return { user, panel, sentInputs }
}

test('changes the tags on all selected bookings and retries failed ones', async () => {
  const { user, panel, sentInputs } = await openBulkTags()
  expect(panel.getByRole('button', { name: 'Change 2 bookings' })).toBeDisabled()
  await user.type(panel.getByRole('textbox', { name: 'Add to all' }), 'vip{Enter}')
  await user.click(panel.getByRole('button', { name: 'late' }))
  await user.click(panel.getByRole('button', { name: 'Change 2 bookings' }))
  expect(await panel.findByRole('alert')).toHaveTextContent('1 booking was not changed:BRN-Two: Too late.')
  await user.click(panel.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull())
  expect(sentInputs).toEqual([
    { bookingIds: ['One', 'Two'], add: ['vip'], remove: ['late'] },
    { bookingIds: ['Two'], add: ['vip'], remove: ['late'] },
  ])
})

test('retries tags only for bookings that are still selected', async () => {
  const { user, panel, sentInputs } = await openBulkTags()
  await user.type(panel.getByRole('textbox', { name: 'Add to all' }), 'vip{Enter}')
  await user.click(panel.getByRole('button', { name: 'Change 2 bookings' }))
  await panel.findByRole('alert')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('checkbox', { name: 'Select BRN-Two' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select BRN-Three' }))
  await user.click(screen.getByRole('button', { name: 'Change tags' }))
  const reopenedPanel = within(await screen.findByRole('dialog', { name: 'Change tags' }))
  expect(reopenedPanel.queryByRole('alert')).toBeNull()
  await user.click(reopenedPanel.getByRole('button', { name: 'Change 1 booking' }))
  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull())
  expect(sentInputs.map(({ bookingIds }) => bookingIds)).toEqual([['One', 'Two'], ['Three']])
})

test('applies a different change to every selected booking after a failure', async () => {
  const { user, panel, sentInputs } = await openBulkTags()
  await user.type(panel.getByRole('textbox', { name: 'Add to all' }), 'vip{Enter}')
  await user.click(panel.getByRole('button', { name: 'Change 2 bookings' }))
  await panel.findByRole('alert')
  await user.click(panel.getByRole('button', { name: 'late' }))
  expect(panel.queryByRole('alert')).toBeNull()
  await user.click(panel.getByRole('button', { name: 'Change 2 bookings' }))
  await waitFor(() => expect(sentInputs).toHaveLength(2))
  expect(sentInputs[1]?.bookingIds).toEqual(['One', 'Two'])
})

test('applies tags chosen during a request to every selected booking', async () => {
  let respond = () => {}
  const { user, panel, sentInputs } = await openBulkTags(new Promise((resolve) => (respond = resolve)))
  await user.type(panel.getByRole('textbox', { name: 'Add to all' }), 'vip{Enter}')
  await user.click(panel.getByRole('button', { name: 'Change 2 bookings' }))
  await user.click(panel.getByRole('button', { name: 'late' }))
  respond()
  await user.click(await panel.findByRole('button', { name: 'Change 2 bookings' }))
  await waitFor(() => expect(sentInputs).toHaveLength(2))
  expect(sentInputs[1]).toEqual({ bookingIds: ['One', 'Two'], add: ['vip'], remove: ['late'] })
})
