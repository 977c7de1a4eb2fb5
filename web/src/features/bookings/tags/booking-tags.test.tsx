import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aBooking, aBookingPage } from '#src/testing/factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { failure, respondTo, server } from '#src/testing/server.ts'
import { BookingsDocument } from '../list/bookings.generated.ts'
import { CompanyTagsDocument, TagBookingDocument } from './tag-bookings.generated.ts'

/** Serves a list with one booking and stores its tags. `respondNext` responds to the oldest pending request. */
async function openEditor(tags: string[] = ['rajab-a']) {
  let savedTags = tags
  const sentTags: string[][] = []
  const pendingResponses: (() => void)[] = []
  let remainingFailures = 0
  server.use(
    respondTo(BookingsDocument, () => ({ bookings: aBookingPage({ items: [aBooking({ tags: savedTags })] }) })),
    respondTo(CompanyTagsDocument, () => ({
      bookings: { __typename: 'BookingPage', tags: ['rajab-a', 'VIP guests'] },
    })),
    respondTo(TagBookingDocument, async ({ input }) => {
      sentTags.push([...input.tags])
      await new Promise<void>((resolve) => pendingResponses.push(resolve))
      if (remainingFailures > 0) {
        remainingFailures -= 1
        return failure('GATEWAY_UNAVAILABLE', 'The booking system does not respond.')
      }
      savedTags = [...input.tags]
      const booking = { __typename: 'HotelBooking' as const, id: 'booking-1', tags: savedTags }
      return { tagBooking: { __typename: 'BookingTagged' as const, booking } }
    }),
  )
  const app = await renderApp('/my-bookings')
  await app.user.click(await screen.findByRole('button', { name: 'Edit tags for BRN-1001' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Edit tags for BRN-1001' }))
  const row = () => within(screen.getByRole('row', { name: /Qamariya Court/, hidden: true }))
  const addTag = async (tag: string) => {
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
    addTag,
    sentTags,
    respondNext,
    failNext: (times: number) => (remainingFailures = times),
    getSavedTags: () => savedTags,
  }
}

test('shows tag edits immediately, sends one request at a time, and saves the last edit', async () => {
  const { user, panel, row, addTag, sentTags, respondNext, getSavedTags } = await openEditor()
  await addTag('late')
  await addTag('group b')
  await user.click(panel.getByRole('button', { name: 'Remove tag rajab-a' }))
  expect(row().getByText('group b')).toBeInTheDocument()
  expect(row().queryByText('rajab-a')).toBeNull()
  expect(sentTags).toEqual([['rajab-a', 'late']])
  await respondNext()
  await waitFor(() => expect(sentTags).toHaveLength(2))
  expect(row().queryByText('rajab-a')).toBeNull()
  await respondNext()
  await waitFor(() => expect(getSavedTags()).toEqual(['late', 'group b']))
  expect(row().getByText('late')).toBeInTheDocument()
})

test('restores the previous tags when saving fails, keeps the edit, and retries it', async () => {
  const { user, panel, row, addTag, sentTags, respondNext, failNext } = await openEditor()
  failNext(1)
  await addTag('late')
  await respondNext()
  const alert = within(await panel.findByRole('alert'))
  expect(alert.getByText(/The tags were not saved\. The booking system does not respond\./)).toBeVisible()
  expect(alert.getByText('late')).toBeVisible()
  expect(row().queryAllByText('rajab-a').length).toBeGreaterThan(0)
  await user.click(alert.getByRole('button', { name: 'Try again' }))
  await respondNext()
  await waitFor(() => expect(panel.queryByRole('alert')).toBeNull())
  expect(sentTags).toEqual([
    ['rajab-a', 'late'],
    ['rajab-a', 'late'],
  ])
  expect(row().getByText('late')).toBeInTheDocument()
})

test('explains an invalid tag and keeps it in the box', async () => {
  const { panel, addTag, sentTags } = await openEditor()
  await addTag(' ')
  expect(panel.getByText('Tag field is required.')).toBeVisible()
  await addTag('{Backspace}ab')
  expect(panel.getByText('Tag must be at least 3 characters.')).toBeVisible()
  expect(panel.getByRole('textbox', { name: 'New tag' })).toHaveValue('ab')
  await addTag('{Backspace}{Backspace}RAJAB-A')
  expect(panel.getByText('This tag is already there.')).toBeVisible()
  expect(sentTags).toEqual([])
})

test('suggests the company’s other tags, and adds one on a click', async () => {
  const { user, panel, sentTags } = await openEditor()
  await user.click(await panel.findByRole('button', { name: 'VIP guests' }))
  expect(sentTags).toEqual([['rajab-a', 'VIP guests']])
})
