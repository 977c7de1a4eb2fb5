import { expect, test } from '@playwright/test'
import { heading, testScreens, visit } from '../../support/screens.ts'

// In the default mode, a failed test would skip the rest of its file.
test.describe.configure({ mode: 'parallel' })

testScreens('account pages', {
  'sign in': async ({ page, language }) => {
    await visit(page, `/${language}/login`)
    await expect(heading(page)).toBeVisible()
  },
  'sign in with missing fields': async ({ page, t }) => {
    await page.getByRole('button', { name: t('auth:signIn'), exact: true }).click()
    await expect(page.getByText(t('fields:errors.emailMissing')).first()).toBeVisible()
  },
  'registration with errors': async ({ page, t }) => {
    await visit(page, '/register')
    // The page may shift until the countries have loaded.
    await expect(page.getByRole('option', { name: '+966' })).toHaveCount(1)
    await page.getByRole('button', { name: t('register:submit') }).click()
    await expect(page.getByText(t('fields:errors.termsNotAccepted'))).toBeVisible()
  },
  'e-mail confirmation': async ({ page, t }) => {
    await visit(page, '/verify')
    await expect(heading(page)).toHaveText(t('auth:verify.title'))
  },
  'forgotten password': async ({ page, t }) => {
    await visit(page, '/forgot-password')
    await expect(heading(page)).toHaveText(t('auth:forgot.title'))
  },
  'new password by code': async ({ page, t }) => {
    await visit(page, '/reset-password')
    await expect(heading(page)).toHaveText(t('auth:newPasswordTitle'))
  },
  'password change': async ({ page, t }) => {
    await visit(page, '/change-password')
    await page.getByRole('button', { name: t('auth:change.submit') }).click()
    await expect(page.getByText(t('fields:errors.emailMissing')).first()).toBeVisible()
  },
})

testScreens('content pages', {
  about: async ({ page, t }) => {
    await visit(page, '/about-us')
    await expect(heading(page)).toHaveText(t('about:title'))
  },
  contact: async ({ page, t }) => {
    await visit(page, '/contact-us')
    await page.getByRole('button', { name: t('contact:send') }).click()
    await expect(page.getByText(t('fields:errors.subjectMissing')).first()).toBeVisible()
  },
  privacy: async ({ page, t }) => {
    await visit(page, '/privacy-policies')
    await expect(heading(page)).toHaveText(t('privacy:title'))
  },
  terms: async ({ page, t }) => {
    await visit(page, '/terms-and-conditions#refusal')
    await expect(page.getByRole('region', { name: t('terms:refusal.title') })).toBeFocused()
  },
  'guide to Makkah': async ({ page, t }) => {
    await visit(page, '/guides/makkah#arafat')
    await expect(page.getByRole('article', { name: t('guides:arafat.name') })).toBeFocused()
  },
  'guide to Madinah': async ({ page, t }) => {
    await visit(page, '/guides/madinah')
    await expect(page.getByRole('article', { name: t('guides:uhud.name') })).toBeVisible()
  },
  'unknown path': async ({ page, t }) => {
    await visit(page, '/no-such-page')
    await expect(page.getByText(t('errors:notFound.text'))).toBeVisible()
  },
  'error page': async ({ page, t }) => {
    await visit(page, '/error')
    await expect(page.getByText(t('errors:unavailable.text'))).toBeVisible()
  },
})
