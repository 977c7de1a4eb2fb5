import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { agentOf } from '../support/agent.ts'
import { bookingRows } from '../support/booking.ts'
import { expectAccessible } from '../support/page-checks.ts'
import { test } from '../support/signed-in.ts'

test('exports the displayed bookings to files that can be read back', async ({ page }) => {
  const agent = agentOf(page)
  const { t } = agent
  await page.goto('/my-bookings?status=CONFIRMED&sort=CHECK_IN_ASC')
  const displayedTitle = await bookingRows(page).first().getByRole('link').innerText()

  await page.getByRole('button', { name: t('export:export'), exact: true }).click()
  const panel = page.getByRole('dialog', { name: t('export:title') })
  await expect(panel).toBeVisible()
  await expectAccessible(page, 'export')

  /** Clicks a button and returns the file that it downloads. */
  const downloadFile = async (name: string): Promise<Buffer> => {
    const download = page.waitForEvent('download')
    await panel.getByRole('button', { name }).click()
    return readFile(await (await download).path())
  }

  const [headings = [], ...rows] = await readSheet(await downloadFile(t('export:excel')))
  const column = (key: 'service' | 'startsOn' | 'total' | 'status') => {
    const index = headings.indexOf(t(`export:columns.${key}`))
    return rows.map((row) => row[index])
  }
  expect(rows.length).toBeGreaterThan(20)
  expect(column('service')[0]).toBe(displayedTitle)
  expect(new Set(column('status'))).toEqual(new Set([t('components:status.CONFIRMED')]))
  expect(column('startsOn').every((value) => value instanceof Date)).toBe(true)
  expect(column('total').every((value) => typeof value === 'number')).toBe(true)

  const lines = (await downloadFile(t('export:saveAs.csv'))).toString('utf8').trimEnd().split('\r\n')
  expect(lines).toHaveLength(rows.length + 1)
})
