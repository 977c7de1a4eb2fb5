import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { stackEnv } from '../playwright.config.ts'
import { signInElsewhere } from '../support/accounts.ts'
import { readAuthenticatorCode } from '../support/agent.ts'
import { listenForErrors } from '../support/page-checks.ts'

const email = 'partner@demo.test'

test('runs every example in order, as a signed-in developer', async ({ page }) => {
  test.setTimeout(300_000)
  const errors = listenForErrors(page)
  await page.goto('/playground')
  await page.getByLabel('Demo account').selectOption(email)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible()

  let lastCode = ''
  const waitForNextCode = async () => {
    const usedCode = lastCode
    // Each code works only once, so this waits for the next one.
    await expect
      .poll(async () => (lastCode = await readAuthenticatorCode(stackEnv, email)), { timeout: 40_000 })
      .not.toBe(usedCode)
    return lastCode
  }

  // Creates the session that an example revokes.
  await signInElsewhere(page.request, email)

  const examples = page.locator('.rihla-panel section').getByRole('button')
  const results: Record<string, unknown> = {}
  for (let index = 0; index < (await examples.count()); index += 1) {
    const example = examples.nth(index)
    const title = (await example.innerText()).split('\n')[0] ?? ''
    await example.click()
    const editors = page.locator('.graphiql-editors')
    await expect(editors).toContainText(/query|mutation/)
    if (/^Book .*pay$/.test(title)) {
      await editors.getByText('"authCode"').click()
      // Moves the cursor between the quotation marks at the end of the line.
      await page.keyboard.press('End')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.type(await waitForNextCode())
    }
    const responded = page.waitForResponse(
      (response) =>
        response.url().endsWith('/graphql') && !response.request().postData()?.includes('IntrospectionQuery'),
    )
    await page.getByRole('button', { name: /^Execute query/ }).click()
    const result: { data?: Record<string, { __typename?: string } | null>; errors?: unknown } = await (
      await responded
    ).json()
    expect(result.errors, title).toBeUndefined()
    results[title] = Object.values(result.data ?? {})[0]?.__typename
  }
  expect(results).toMatchObject({
    'Search vehicles from Jeddah to Makkah and Madinah': 'TransportSearchResult',
    'Hold the cheapest vehicle': 'TransportQuoted',
    'Requote the vehicle': 'TransportQuoted',
    'Book the vehicle and pay': 'TransportBooked',
    'Search packages for 20 pilgrims with a guide for three days': 'GroundServiceSearchResult',
    'Hold the cheapest package with the guide': 'GroundServiceQuoted',
    'Requote the package': 'GroundServiceQuoted',
    'Book the package and pay': 'GroundServiceBooked',
    'Hold the cheapest rate': 'HotelQuoted',
    'Requote the rooms': 'HotelQuoted',
    'Book and pay': 'HotelBooked',
    'Share a quote with a colleague': 'PaymentLinkCreated',
    'Read the payment link': 'SharedReservation',
    'Requote and hold the shared reservation': 'HotelQuoted',
    'Links I have shared': 'SharedReservationPage',
    'Extend the link': 'SharedReservationChanged',
    'Disable the link': 'SharedReservationChanged',
    'Create a trip': 'TripChanged',
    'Plan more nights in Makkah': 'TripChanged',
    'Rename the trip': 'TripChanged',
    'Add the held rooms to the trip': 'TripChanged',
    'Read the trip': 'Trip',
    'Remove the rooms from the trip': 'TripChanged',
    'Discard the trip': 'TripDiscarded',
    'Quote a new name for the first traveler': 'BookingChangeQuoted',
    'Confirm the change': 'BookingChanged',
    'Update the profile': 'ProfileUpdated',
    'Revoke a session': 'SessionRevoked',
    'Register a company': 'AgentRegistered',
    'Send a message to the operator': 'ContactMessageSent',
  })
  expect(Object.keys(results)).toHaveLength(65)
  expect(errors).toEqual([])
})

test('sends the headers of the Headers tab, which override the demo session and the language', async ({ page }) => {
  await page.goto('/playground')
  await page.getByLabel('Demo account').selectOption(email)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible()
  await page.getByLabel('Language of messages and names').selectOption('ur-PK')

  const executeQuery = async () => {
    const sent = page.waitForRequest(
      (request) => request.url().endsWith('/graphql') && !request.postData()?.includes('IntrospectionQuery'),
    )
    await page.getByRole('button', { name: /^Execute query/ }).click()
    const request = await sent
    const response = await request.response()
    const body = (await response?.json()) as { data: { viewer: { email: string } } }
    return { language: request.headers()['accept-language'], email: body.data.viewer.email }
  }
  expect(await executeQuery()).toEqual({ language: 'ur-PK', email })

  const { IdToken } = await signInElsewhere(page.request, 'colleague@demo.test')
  await page.getByRole('button', { name: 'Headers', exact: true }).click()
  await page.locator('.graphiql-editor-tool .graphiql-editor:not(.hidden)').click()
  await page.keyboard.insertText(JSON.stringify({ Authorization: `Bearer ${IdToken}`, 'Accept-Language': 'tr-TR' }))
  expect(await executeQuery()).toEqual({ language: 'tr-TR', email: 'colleague@demo.test' })

  // An example opens in a new tab, which keeps the headers.
  await page.getByRole('button', { name: /^The signed-in agent/ }).click()
  expect(await executeQuery()).toEqual({ language: 'tr-TR', email: 'colleague@demo.test' })
})

test('offers the schema for download and links to the error catalog and the gateway contract', async ({ page }) => {
  await page.goto('/playground')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the schema (SDL)' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('rihla.graphql')
  expect(readFileSync(await download.path(), 'utf8')).toMatch(/^type Query \{$/m)
  for (const name of ['Error catalog', 'Gateway contract']) {
    const opening = page.waitForEvent('popup')
    await page.getByRole('link', { name }).click()
    const document = await opening
    await expect(document).toHaveTitle(`${name} – Rihla`)
    await expect(document.getByRole('heading', { level: 1 })).toBeVisible()
    await document.close()
  }
})

test('explains how to use a token where there are no demo accounts', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), demo: false } })
  })
  await page.goto('/playground')
  await expect(page.getByText('enter the ID token of a B2B agent in the Headers tab')).toBeVisible()
  await expect(page.getByLabel('Demo account')).toHaveCount(0)
})
