import { render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { expect, test, vi } from 'vitest'
import { takeComplaints } from '#src/testing/complaints.ts'
import { Optional } from './optional.tsx'

const Missing = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))

test('shows the page with a fallback when the code of an optional part cannot be fetched', async () => {
  render(
    <>
      <Optional fallback={<p>Fallback</p>}>
        <Missing />
      </Optional>
      <h1>Page</h1>
    </>,
  )
  const complaints: unknown[] = []
  await vi.waitFor(() => {
    complaints.push(...takeComplaints().flat())
    expect(complaints.join(' ')).toMatch(/React will try to recreate this component tree/)
  })
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible()
  expect(screen.getByText('Fallback')).toBeVisible()
})
