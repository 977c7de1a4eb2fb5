import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '#src/testing/render-app.tsx'

test('an address that does not exist says so', async () => {
  await renderApp('/nowhere')
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})
