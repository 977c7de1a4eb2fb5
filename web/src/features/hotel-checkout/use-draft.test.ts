import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { emptyDraft } from './checkout-draft.ts'
import { useDraft } from './use-draft.ts'

const booked = {
  id: 'booking-1',
  reference: 'HX-1',
  hotelName: null,
  checkIn: null,
  checkOut: null,
  total: null,
  freeCancellationUntil: null,
  nonRefundable: false,
}
const attempt = { key: 'key-1', fingerprint: 'input', open: true, lost: true }

const open = () => renderHook(() => useDraft('quote-1')).result
const change = (page: ReturnType<typeof open>, ...args: Parameters<ReturnType<typeof useDraft>[1]>) =>
  act(() => page.current[1](...args))

test('a change is found by the next page', () => {
  change(open(), { acceptedTerms: 'terms' })
  expect(open().current[0].acceptedTerms).toBe('terms')
})

test('an answer that comes late does not undo what was found out meanwhile', () => {
  const left = open()
  change(left, { attempt })
  change(open(), { ...emptyDraft, booked })
  change(left, { attempt: { ...attempt, open: false } })
  expect(open().current[0]).toEqual({ ...emptyDraft, booked })
})

test('a page that was left changes what is kept now, not what it remembers', () => {
  const left = open()
  change(left, { acceptedTerms: 'old' })
  change(open(), { acceptedTerms: 'new' })
  change(left, ({ acceptedTerms }) => ({ attempt: { ...attempt, fingerprint: acceptedTerms ?? '' } }))
  expect(open().current[0]).toMatchObject({ acceptedTerms: 'new', attempt: { fingerprint: 'new' } })
})

test('what signing out has removed does not come back', () => {
  const page = open()
  change(page, { acceptedTerms: 'terms' })
  sessionStorage.clear()
  change(page, { attempt })
  expect(open().current[0]).toEqual(emptyDraft)
  expect(sessionStorage).toHaveLength(0)
})

test('where nothing can be kept the page still remembers', () => {
  const writing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full')
  })
  const page = open()
  change(page, { acceptedTerms: 'terms' })
  change(page, { attempt })
  writing.mockRestore()
  expect(page.current[0]).toEqual({ ...emptyDraft, acceptedTerms: 'terms', attempt })
})
