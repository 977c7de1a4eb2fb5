import { expect } from '@playwright/test'
import { stackEnv } from '../playwright.config.ts'
import { type Agent, readAuthenticatorCode } from './agent.ts'
import {
  checkoutStep,
  chooseFreeCancellationRate,
  waitForConfirmation,
  continueWithRooms,
  continueToPayment,
  goToPayment,
  hotelPath,
  pay,
} from './booking.ts'
import { cardPage } from './card-page.ts'
import { wildcard, patternOf } from './texts.ts'

const email = 'agent@demo.test'

/** An agent's booking, shared payment link and unfinished card payment. All are paths of the app, except `bookingId`. */
interface SampleBookings {
  confirmation: string
  bookingId: string
  /** A payment link that a partner can pay. */
  link: string
  /** A card payment whose page at the provider is still open. */
  cardPayment: string
}

const pathOf = (url: string) => new URL(url).pathname + new URL(url).search

async function sharePaymentLink(agent: Agent): Promise<string> {
  const { page, t } = agent
  await page.goto(hotelPath('4900000007'))
  await continueWithRooms(agent)
  const review = checkoutStep(agent, 'review')
  await review.getByRole('button', { name: t('checkout:link.share') }).click()
  await review.getByRole('textbox', { name: t('checkout:link.email') }).fill('partner@demo.test')
  await review.getByRole('button', { name: t('checkout:link.send') }).click()
  const message = await review.getByRole('link', { name: t('components:link.whatsapp') }).getAttribute('href')
  const [path = ''] = /\/payment-hotel\/[\w-]+/.exec(decodeURIComponent(message ?? '')) ?? []
  return path
}

async function book(agent: Agent): Promise<Pick<SampleBookings, 'confirmation' | 'bookingId'>> {
  const { page } = agent
  await page.goto(hotelPath('4900000006'))
  await chooseFreeCancellationRate(agent)
  await continueToPayment(agent)
  await pay(agent, await readAuthenticatorCode(stackEnv, email))
  const booking = await waitForConfirmation(agent)
  return { confirmation: pathOf(page.url()), bookingId: booking.split('/').at(-1) ?? '' }
}

async function startCardPayment(agent: Agent): Promise<string> {
  const { page, t } = agent
  await goToPayment(agent, hotelPath('4940400185', 'SA4'))
  await page.getByRole('radio', { name: t('payment:methods.CARD') }).check()
  await page.getByRole('textbox', { name: t('payment:code') }).fill(await readAuthenticatorCode(stackEnv, email))
  await page.getByRole('button', { name: patternOf(t('payment:buttons.CARD', { amount: wildcard })) }).click()
  await expect(page).toHaveURL(cardPage)
  await page.goBack()
  const href = await page.getByRole('link', { name: t('checkout:unknown.cardPage') }).getAttribute('href')
  return href ?? ''
}

let created: Promise<SampleBookings> | undefined

/** Returns sample bookings of this worker's agent. They are created once per worker, in the first language, because each authenticator code is accepted only once. */
export function getSampleBookings(agent: Agent): Promise<SampleBookings> {
  const create = async () => ({
    link: await sharePaymentLink(agent),
    ...(await book(agent)),
    cardPayment: await startCardPayment(agent),
  })
  return (created ??= create())
}
