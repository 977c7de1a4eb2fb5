import { expect, type Page } from '@playwright/test'
import { agentOf } from '../support/agent.ts'
import { expectAccessible } from '../support/page-checks.ts'
import { test } from '../support/signed-in.ts'
import { wildcard, patternOf } from '../support/texts.ts'

test.use({ email: 'partner@demo.test' })

const isTagMutation = (body: string | null) => body?.includes('mutation TagBooking(') === true

/** Starts to collect the bodies of requests that set tags. */
const collectTagRequests = (page: Page) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (isTagMutation(request.postData())) sent.push(request.postData() ?? '')
  })
  return sent
}

test('saves the last of several rapid tag edits despite a failed request, and lists them in the history', async ({
  page,
}) => {
  const agent = agentOf(page)
  const { t } = agent
  const sent = collectTagRequests(page)
  await page.goto('/my-bookings')
  const editButton = page
    .getByRole('button', { name: patternOf(t('tools:tags.editOf', { reference: wildcard })) })
    .first()
  await editButton.click()
  const tagBox = page.getByRole('textbox', { name: t('tools:tags.label') })
  for (let index = 1; index <= 6; index += 1) {
    await tagBox.fill(`group ${index}`)
    await tagBox.press('Enter')
  }
  await expectAccessible(page, 'tags of a booking')
  const panel = page.getByRole('dialog')
  await expect(panel.getByText('group 6')).toBeVisible()

  // The next request fails. The app keeps the input and offers a retry.
  let shouldFail = true
  await page.route('**/graphql', async (route) => {
    if (shouldFail && isTagMutation(route.request().postData())) await route.abort()
    else await route.fallback()
  })
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  await tagBox.fill('after the failure')
  await tagBox.press('Enter')
  const alert = panel.getByRole('alert')
  await expect(alert).toContainText('after the failure')
  shouldFail = false
  await alert.getByRole('button', { name: t('components:retry') }).click()
  await expect(alert).toBeHidden()
  await page.keyboard.press('Escape')

  await page.reload()
  const row = page.getByRole('row', { name: /after the failure/ })
  await expect(row).toContainText('group 6')
  await row.getByRole('link').first().click()
  await expect(page.getByText(t('history:kinds.TAGGED')).first()).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'after the failure' }).first()).toBeVisible()
})
