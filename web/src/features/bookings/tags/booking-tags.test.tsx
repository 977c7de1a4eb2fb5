import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aBooking, aBookingPage } from '#src/testing/factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { failure, respondTo, server } from '#src/testing/server.ts'
import { BookingsDocument } from '../list/bookings.generated.ts'
import { CompanyTagsDocument, TagBookingDocument } from './tag-bookings.generated.ts'

/** Serves a list with one booking and stores its tags. `respondNext` responds to the pending request. */
async function openEditor(tags: string[] = ['rajab-a']) {
  let saved = tags
  const sent: string[][] = []
  const pendingResponses: (() => void)[] = []
  let failures = 0
  server.use(
    respondTo(BookingsDocument, () => ({ bookings: aBookingPage({ items: [aBooking({ tags: saved })] }) })),
    respondTo(CompanyTagsDocument, () => ({
      bookings: { __typename: 'BookingPage', tags: ['rajab-a', 'VIP guests'] },
    })),
    respondTo(TagBookingDocument, async ({ input }) => {
      sent.push([...input.tags])
      await new Promise<void>((resolve) => pendingResponses.push(resolve))
      if (failures > 0) {
        failures -= 1
        return failure('GATEWAY_UNAVAILABLE', 'The booking system does not respond.')
      }
      saved = [...input.tags]
      const booking = { __typename: 'HotelBooking' as const, id: 'booking-1', tags: saved }
      return { tagBooking: { __typename: 'BookingTagged' as const, booking } }
    }),
  )
  const app = await renderApp('/my-bookings')
  await app.user.click(await screen.findByRole('button', { name: 'Edit tags for BRN-1001' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Edit tags for BRN-1001' }))
  const row = () => within(screen.getByRole('row', { name: /Qamariya Court/, hidden: true }))
  const add = async (tag: string) => {
    await app.user.type(panel.getByRole('textbox', { name: 'New tag' }), `${tag}{Enter}`)
  }
  const respondNext = async () => {
    await waitFor(() => expect(pendingResponses).not.toHaveLength(0))
    pendingResponses.shift()?.()
  }
  return {
    ...app,
    panel,
    row,
    add,
    sent,
    respondNext,
    failNext: (times: number) => (failures = times),
    saved: () => saved,
  }
}

test('shows tag edits immediately, sends one request at a time, and saves the last edit', async () => {
  const { user, panel, row, add, sent, respondNext, saved } = await openEditor()
  await add('late')
  await add('group b')
  await user.click(panel.getByRole('button', { name: 'Remove tag rajab-a' }))
  expect(row().getByText('group b')).toBeInTheDocument()
  expect(row().queryByText('rajab-a')).toBeNull()
  expect(sent).toEqual([['rajab-a', 'late']])
  await respondNext()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(row().queryByText('rajab-a')).toBeNull()
  await respondNext()
  await waitFor(() => expect(saved()).toEqual(['late', 'group b']))
  expect(row().getByText('late')).toBeInTheDocument()
})

test('restores the previous tags when saving fails, keeps the edit, and retries it', async () => {
  const { user, panel, row, add, sent, respondNext, failNext } = await openEditor()
  failNext(1)
  await add('late')
  await respondNext()
  const alert = within(await panel.findByRole('alert'))
  expect(alert.getByText(/The tags were not saved\. The booking system does not respond\./)).toBeVisible()
  expect(alert.getByText('late')).toBeVisible()
  expect(row().queryAllByText('rajab-a').length).toBeGreaterThan(0)
  await user.click(alert.getByRole('button', { name: 'Try again' }))
  await respondNext()
  await waitFor(() => expect(panel.queryByRole('alert')).toBeNull())
  expect(sent).toEqual([
    ['rajab-a', 'late'],
    ['rajab-a', 'late'],
  ])
  expect(row().getByText('late')).toBeInTheDocument()
})

test('explains an invalid tag and keeps it in the box', async () => {
  const { panel, add, sent } = await openEditor()
  await add(' ')
  expect(panel.getByText('Tag field is required.')).toBeVisible()
  await add('{Backspace}ab')
  expect(panel.getByText('Tag must be at least 3 characters.')).toBeVisible()
  expect(panel.getByRole('textbox', { name: 'New tag' })).toHaveValue('ab')
  await add('{Backspace}{Backspace}RAJAB-A')
  expect(panel.getByText('This tag is already there.')).toBeVisible()
  expect(sent).toEqual([])
})

test('suggests the company’s tags', async () => {
  const { user, panel, sent } = await openEditor()
  await user.click(await panel.findByRole('button', { name: 'VIP guests' }))
  expect(sent).toEqual([['rajab-a', 'VIP guests']])
})
