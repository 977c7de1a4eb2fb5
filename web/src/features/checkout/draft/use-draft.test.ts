import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { emptyForm } from '../travelers/travelers-form.ts'
import { emptyDraft, moveDraft } from './draft.ts'
import { type UpdateDraft, useDraft } from './use-draft.ts'

const booked = { id: 'booking-1', reference: 'HX-1', title: null, from: null, to: null, total: null, policy: null }
const attempt = { key: 'key-1', fingerprint: 'input', method: 'WALLET', open: true, lost: true } as const

const consent = (terms: string) => ({ terms, total: '6148.20' })
const openDraft = () => renderHook(() => useDraft('quote-1')).result
const update = (page: ReturnType<typeof openDraft>, ...args: Parameters<UpdateDraft>) =>
  act(() => page.current.update(...args))

test('restores a changed draft on the next page', () => {
  update(openDraft(), { accepted: consent('terms') })
  expect(openDraft().current.draft.accepted).toEqual(consent('terms'))
})

test('keeps a booked draft when a late response would change it', () => {
  const stalePage = openDraft()
  update(stalePage, { attempt })
  update(openDraft(), { ...emptyDraft, booked })
  update(stalePage, { attempt: { ...attempt, open: false } })
  expect(openDraft().current.draft).toEqual({ ...emptyDraft, booked })
})

test('applies changes to the stored draft, not to stale state', () => {
  const stalePage = openDraft()
  update(stalePage, { accepted: consent('old') })
  update(openDraft(), { accepted: consent('new') })
  update(stalePage, ({ accepted }) => ({ attempt: { ...attempt, fingerprint: accepted?.terms ?? '' } }))
  expect(openDraft().current.draft).toMatchObject({ accepted: consent('new'), attempt: { fingerprint: 'new' } })
})

test('shares form and consent between tabs, but not the sent payment', () => {
  const form = emptyForm([{ adults: 2, childAges: [] }])
  update(openDraft(), { form, accepted: consent('terms'), attempt })
  sessionStorage.clear()
  expect(openDraft().current.draft).toEqual({ ...emptyDraft, form, accepted: consent('terms') })
})

test('stores nothing in a replaced quote’s draft', () => {
  const page = openDraft()
  update(page, { accepted: consent('terms') })
  moveDraft(page.current.draft, 'quote-1', 'quote-2')
  act(() => page.current.storeForm(emptyForm([{ adults: 2, childAges: [] }])))
  expect(openDraft().current.draft).toEqual({ ...emptyDraft, movedTo: 'quote-2' })
})

test('does not restore a draft that was deleted at sign-out', () => {
  const page = openDraft()
  update(page, { accepted: consent('terms') })
  sessionStorage.clear()
  localStorage.clear()
  update(page, { attempt })
  expect(openDraft().current.draft).toEqual(emptyDraft)
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
})

test('keeps a draft in memory when storage is unavailable', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full')
  })
  const page = openDraft()
  update(page, { accepted: consent('terms') })
  update(page, { attempt })
  setItem.mockRestore()
  expect(page.current.draft).toEqual({ ...emptyDraft, accepted: consent('terms'), attempt })
})

test('stores the form without re-rendering', () => {
  let renders = 0
  const { result } = renderHook(() => {
    renders += 1
    return useDraft('quote-1')
  })
  const form = emptyForm([{ adults: 2, childAges: [] }])
  act(() => result.current.storeForm(form))
  expect(renders).toBe(1)
  expect(openDraft().current.draft.form).toEqual(form)
})
