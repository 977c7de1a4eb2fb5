import type { Locator } from '@playwright/test'
import type { Agent } from './agent.ts'

/** Chooses days in the open calendar of a search form, which shows two months. */
export async function chooseDays(agent: Agent, title: string, days: readonly string[]): Promise<void> {
  const calendar = agent.page.getByRole('dialog', { name: title })
  const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date())
  for (let monthsLeft = monthNumber(days.at(-1) ?? today) - monthNumber(today) - 1; monthsLeft > 0; monthsLeft -= 1) {
    await calendar.getByRole('button', { name: agent.t('search:calendar.next') }).click()
  }
  await clickDays(calendar, agent, days)
}

/** Clicks days in the visible months of a calendar. */
export async function clickDays(calendar: Locator, { language }: Agent, days: readonly string[]): Promise<void> {
  const dayLabel = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { dateStyle: 'full', timeZone: 'UTC' })
  for (const day of days) {
    await calendar.getByRole('button', { name: dayLabel.format(new Date(day)), exact: true }).click()
  }
}

/** Chooses the nationality of a search form and starts the search. */
export async function submitSearch({ page, t }: Agent, form: Locator): Promise<void> {
  await form.getByRole('combobox', { name: t('search:nationality') }).fill('Indonesia')
  await page.getByRole('listbox').getByRole('option').click()
  await form.getByRole('button', { name: t('search:submit'), exact: true }).click()
}
