import { render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { expect, test, vi } from 'vitest'
import { takeConsoleErrors } from '#src/testing/console-errors.ts'
import { Optional } from './optional.tsx'

const Missing = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))

test('shows the page with a fallback when an optional component’s code cannot be fetched', async () => {
  render(
    <>
      <Optional fallback={<p>Fallback</p>}>
        <Missing />
      </Optional>
      <h1>Page</h1>
    </>,
  )
  const errors: unknown[] = []
  await vi.waitFor(() => {
    errors.push(...takeConsoleErrors().flat())
    expect(errors.join(' ')).toMatch(/React will try to recreate this component tree/)
  })
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible()
  expect(screen.getByText('Fallback')).toBeVisible()
})
