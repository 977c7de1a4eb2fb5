import { expect, test } from '@playwright/test'
import { stackEnv } from '../playwright.config.ts'
import { signInElsewhere } from '../support/accounts.ts'
import { authenticatorCode } from '../support/agent.ts'
import { listenForErrors } from '../support/soundness.ts'

const email = 'partner@demo.test'

test('a developer signs in and runs every example, one after the other', async ({ page }) => {
  test.setTimeout(180_000)
  const errors = listenForErrors(page)
  await page.goto('/playground')
  await page.getByLabel('Demo account').selectOption(email)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible()

  // The sign-in that an example ends.
  await signInElsewhere(page.request, email)

  const examples = page.locator('.rihla-examples section').getByRole('button')
  const results: Record<string, unknown> = {}
  for (let index = 0; index < (await examples.count()); index += 1) {
    const example = examples.nth(index)
    const title = (await example.innerText()).split('\n')[0] ?? ''
    await example.click()
    const editors = page.locator('.graphiql-editors')
    await expect(editors).toContainText(/query|mutation/)
    if (title.startsWith('Book and pay')) {
      await editors.getByText('"authCode"').click()
      // Between the two marks at the end of the line.
      await page.keyboard.press('End')
      for (const _mark of '",') await page.keyboard.press('ArrowLeft')
      await page.keyboard.type(await authenticatorCode(stackEnv, email))
    }
    const answered = page.waitForResponse(
      (response) =>
        response.url().endsWith('/graphql') && !response.request().postData()?.includes('IntrospectionQuery'),
    )
    await page.getByRole('button', { name: /^Execute query/ }).click()
    const answer: { data?: Record<string, { __typename?: string } | null>; errors?: unknown } = await (
      await answered
    ).json()
    expect(answer.errors, title).toBeUndefined()
    results[title] = Object.values(answer.data ?? {})[0]?.__typename
  }
  expect(results).toMatchObject({
    'Hold the cheapest rate': 'HotelQuoted',
    'Check the price again': 'HotelQuoted',
    'Book and pay from the wallet': 'HotelBooked',
    'Change the profile': 'ProfileUpdated',
    'End one sign-in': 'SessionRevoked',
    'Register a company': 'AgentRegistered',
    'Write to the platform': 'ContactMessageSent',
  })
  expect(Object.keys(results)).toHaveLength(24)
  expect(errors).toEqual([])
})
