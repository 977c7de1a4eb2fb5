import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CountriesDocument } from '#src/data/countries.generated.ts'
import { i18n } from '#src/lib/i18n/i18n.ts'
import { SignOutDocument } from '#src/lib/identity/sign-out.generated.ts'
import { aProfile, aSession, type Session } from '#src/testing/profile-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { failure, respondTo, server } from '#src/testing/server.ts'
import { getTranslatable } from '#src/testing/translate-page.ts'
import {
  ConfirmAuthenticatorDocument,
  type EnrolAuthenticatorMutation,
  EnrolAuthenticatorDocument,
} from './authenticator.generated.ts'
import {
  type ProfileFieldsFragment,
  type UpdateProfileMutation,
  ProfileDocument,
  UpdateProfileDocument,
} from './profile.generated.ts'
import { RevokeSessionDocument, SessionsDocument } from './sessions.generated.ts'

let viewer: ProfileFieldsFragment
let sessions: Session[] | null

beforeEach(() => {
  viewer = aProfile()
  sessions = [aSession()]
  server.use(
    respondTo(ProfileDocument, () => ({ viewer })),
    respondTo(SessionsDocument, () => ({ sessions })),
    respondTo(CountriesDocument, () => ({
      countries: [{ __typename: 'Country' as const, code: 'SA', name: 'Saudi Arabia', callingCodes: ['966'] }],
    })),
  )
})

const openProfile = async (accounts = {}) => {
  const app = await renderApp('/profile', { accounts })
  await screen.findByRole('heading', { name: 'Change password' })
  return app
}
const section = (name: string) => within(screen.getByRole('region', { name }))

/** Serves profile updates. Returns the sent inputs. */
function serveUpdate(result: (input: unknown) => UpdateProfileMutation['updateProfile']) {
  const inputs: unknown[] = []
  server.use(
    respondTo(UpdateProfileDocument, ({ input }) => {
      inputs.push(input)
      return { updateProfile: result(input) }
    }),
  )
  return inputs
}

describe('details', () => {
  test('excludes the agent’s and the company’s names from browser translation', async () => {
    await openProfile()
    expect(getTranslatable(/^(Demo Agent|Company A)$/)).toEqual([])
  })

  test('saves the agent’s details to the gateway and the account, and applies the language', async () => {
    const inputs = serveUpdate(() => ({ __typename: 'ProfileUpdated', viewer }))
    const updateAttributes = vi.fn(async () => undefined)
    const { user } = await openProfile({ updateAttributes })
    const details = section('Your details')
    await waitFor(() => expect(details.getByLabelText('Country code')).toHaveValue('SA-966'))
    const name = details.getByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.type(name, 'Agent Renamed')
    await user.selectOptions(details.getByLabelText('Language'), 'tr-TR')
    await user.click(details.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByText('Değişiklikler kaydedildi')).toBeVisible())
    expect(inputs).toEqual([
      {
        name: 'Agent Renamed',
        language: 'tr-TR',
      },
    ])
    expect(updateAttributes).toHaveBeenCalledExactlyOnceWith({ name: 'Agent Renamed', locale: 'tr-TR' })
    expect(i18n.language).toBe('tr-TR')
  })

  test('saves the additional currency for prices', async () => {
    const inputs = serveUpdate(() => ({ __typename: 'ProfileUpdated', viewer }))
    const { user } = await openProfile()
    const details = section('Your details')
    await user.selectOptions(details.getByLabelText('Also show prices in'), 'Euros (EUR)')
    await user.click(details.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByText('Changes saved')).toBeVisible())
    expect(inputs).toEqual([{ currency: 'EUR' }])
  })

  test('shows the server’s errors under the details fields and keeps typed values', async () => {
    serveUpdate(() => ({
      __typename: 'InvalidInput',
      code: 'INVALID_INPUT',
      message: 'Some fields are not correct.',
      fields: [{ __typename: 'FieldError', path: 'phone', code: 'FIELD_INVALID', message: 'Not a number.' }],
    }))
    const updateAttributes = vi.fn(async () => undefined)
    const { user } = await openProfile({ updateAttributes })
    const details = section('Your details')
    await user.type(details.getByLabelText('Phone'), 'x')
    await user.click(details.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(details.getByLabelText('Phone')).toHaveAccessibleDescription('Not a number.'))
    expect(details.getByLabelText('Phone')).toHaveValue('501234567x')
    expect(details.getByRole('alert')).toHaveTextContent('Some fields are not correct.')
    expect(updateAttributes).not.toHaveBeenCalled()
  })
})

test('restores typed profile values after the session has expired', async () => {
  const { user, identity } = await openProfile()
  await user.type(section('Your details').getByLabelText('Phone'), '99')
  await user.type(section('Company').getByLabelText(/^IBAN/), '77')
  await act(() => identity.expire())
  await user.type(await screen.findByLabelText('Email'), 'agent@demo.test')
  await user.type(screen.getByLabelText('Password'), 'Umrah-2026!{Enter}')
  await screen.findByRole('heading', { name: 'Change password' })
  expect(section('Your details').getByLabelText('Phone')).toHaveValue('50123456799')
  expect(section('Company').getByLabelText(/^IBAN/)).toHaveValue('SA03 8000 0000 6080 1016 751977')
})

test('keeps an unsaved IBAN removal after a reload', async () => {
  const { company } = aProfile()
  const ibans = ['SA0380000000608010167519', 'SA4420000001234567891234']
  viewer = aProfile({ company: company && { ...company, ibans } })
  const { user } = await openProfile()
  await user.click(section('Company').getByRole('button', { name: 'Remove IBAN 1' }))
  cleanup()
  await openProfile()
  expect(section('Company').getByLabelText(/^IBAN/)).toHaveValue('SA44 2000 0001 2345 6789 1234')
})

test('translates the app’s errors, and drops the server’s, when the language changes', async () => {
  serveUpdate(() => ({
    __typename: 'InvalidInput',
    code: 'INVALID_INPUT',
    message: 'Some fields are not correct.',
    fields: [{ __typename: 'FieldError', path: 'licenseNumber', code: 'FIELD_INVALID', message: 'Not a license.' }],
  }))
  const { user } = await openProfile()
  const company = section('Company')
  const save = company.getByRole('button', { name: 'Save' })
  await user.type(company.getByLabelText(/^License number/), 'x')
  await user.click(save)
  await waitFor(() => expect(company.getByLabelText(/^License number/)).toHaveAccessibleDescription(/^Not a license\./))
  await user.clear(company.getByLabelText(/^Company name/))
  expect(company.getByLabelText(/^Company name/)).toHaveAccessibleDescription('Enter the company name.')

  const [languageMenu] = screen.getAllByRole('combobox', { name: 'Language' })
  if (languageMenu) await user.selectOptions(languageMenu, 'tr-TR')
  const companyInTurkish = await screen.findByRole('region', { name: 'Şirket' })
  const fields = within(companyInTurkish)
  expect(fields.getAllByText('Şirket adını girin.')).toHaveLength(1)
  expect(fields.queryByText('Not a license.')).not.toBeInTheDocument()
  expect(fields.queryByText('Some fields are not correct.')).not.toBeInTheDocument()
  expect(fields.getByDisplayValue('L-1x')).toBeVisible()
})

test('reports that the last IBAN cannot be removed', async () => {
  serveUpdate(() => ({
    __typename: 'InvalidInput',
    code: 'INVALID_INPUT',
    message: 'Some fields need your attention.',
    fields: [{ __typename: 'FieldError', path: 'ibans', code: 'FIELD_REQUIRED', message: 'This field is required.' }],
  }))
  const { user } = await openProfile()
  const company = section('Company')
  await user.click(company.getByRole('button', { name: 'Remove IBAN 1' }))
  expect(company.getByLabelText(/^IBAN/)).toHaveValue('')
  await user.click(company.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(company.getByLabelText(/^IBAN/)).toHaveAccessibleDescription('Enter an IBAN.'))
})

test('adds, changes and removes the company’s IBANs', async () => {
  const inputs = serveUpdate(() => ({ __typename: 'ProfileUpdated', viewer }))
  const { user } = await openProfile()
  const company = section('Company')
  await user.click(company.getByRole('button', { name: 'Add an IBAN' }))
  expect(company.getByLabelText('IBAN 2')).toBeValid()
  await user.type(company.getByLabelText('IBAN 2'), 'SA4420000001234567891234')
  await user.click(company.getByRole('button', { name: 'Add an IBAN' }))
  await user.click(company.getByRole('button', { name: 'Remove IBAN 3' }))
  // Empty rows and duplicates are not sent.
  await user.click(company.getByRole('button', { name: 'Add an IBAN' }))
  await user.click(company.getByRole('button', { name: 'Add an IBAN' }))
  await user.type(company.getByLabelText('IBAN 4'), 'sa44 2000 0001 2345 6789 1234')
  await user.click(company.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByText('Changes saved')).toBeVisible())
  expect(inputs).toEqual([
    // Unchanged fields are not sent, because a colleague may have changed them.
    { ibans: ['SA0380000000608010167519', 'SA4420000001234567891234'] },
  ])
})

test('omits profile sections that the gateway does not support', async () => {
  viewer = aProfile({ company: null, profile: null, authenticator: null })
  sessions = null
  await openProfile()
  expect(screen.getByText('agent@demo.test')).toBeVisible()
  for (const name of ['Your details', 'Company', 'Payment authenticator', 'Where you’re signed in']) {
    expect(screen.queryByRole('region', { name })).toBeNull()
  }
})

describe('password', () => {
  const submitPasswords = async ({ user }: Awaited<ReturnType<typeof openProfile>>, currentPassword: string) => {
    await user.type(screen.getByLabelText('Current password'), currentPassword)
    await user.type(screen.getByLabelText('New password'), 'Umrah-2027!')
    await user.type(screen.getByLabelText('Confirm password'), 'Umrah-2027!{Enter}')
  }

  test('changes the password and clears the form', async () => {
    const changePassword = vi.fn(async () => undefined)
    const app = await openProfile({ changePassword })
    await submitPasswords(app, 'Umrah-2026!')
    expect(await screen.findByText(/Your password has been changed/)).toBeVisible()
    expect(changePassword).toHaveBeenCalledExactlyOnceWith('Umrah-2026!', 'Umrah-2027!')
    expect(screen.getByLabelText('Current password')).toHaveValue('')
    expect(app.currentUrl()).toBe('/profile')
  })

  test('does not change the password when the current one is wrong', async () => {
    const wrongPassword = Object.assign(new Error('Incorrect username or password.'), {
      name: 'NotAuthorizedException',
    })
    const app = await openProfile({ changePassword: () => Promise.reject(wrongPassword) })
    await submitPasswords(app, 'wrong')
    expect(await screen.findAllByText('The current password is incorrect.')).toHaveLength(1)
    expect(app.currentUrl()).toBe('/profile')
  })
})

describe('sessions', () => {
  test('lists sessions by device and ends a single one', async () => {
    sessions = [aSession(), aSession({ id: 's-2', current: false, userAgent: null })]
    const revokedIds: string[] = []
    server.use(
      respondTo(RevokeSessionDocument, ({ id }) => {
        revokedIds.push(id)
        sessions = [aSession()]
        return { revokeSession: { __typename: 'SessionRevoked' as const, id } }
      }),
    )
    const { user } = await openProfile()
    const card = section('Where you’re signed in')
    expect(card.getByText('Chrome 150 · Linux')).toBeVisible()
    await user.click(card.getByRole('button', { name: 'Sign out Unknown device' }))
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(1))
    expect(revokedIds).toEqual(['s-2'])
    expect(card.queryByRole('button')).toBeNull()
  })

  test('distinguishes sessions in the same browser by time, last used first', async () => {
    sessions = [
      aSession({ id: 's-2', current: false, startedAt: '2026-11-20T05:00:00Z', lastSeenAt: '2026-11-20T05:30:00Z' }),
      aSession({ id: 's-3', current: false, startedAt: '2026-11-19T05:00:00Z', lastSeenAt: '2026-11-21T05:30:00Z' }),
      aSession(),
    ]
    await openProfile()
    const card = section('Where you’re signed in')
    const rows = card.getAllByRole('listitem').map((row) => row.textContent ?? '')
    expect(rows[0]).toContain('This device')
    expect(rows[1]).toContain('Signed in 19\u00A0Nov')
    expect(rows[2]).toContain('Signed in 20\u00A0Nov')
    const [first, second] = card.getAllByRole('button', { name: /^Sign out Chrome/ })
    expect(first).toHaveAccessibleDescription(/^Signed in 19\sNov/)
    expect(second).toHaveAccessibleDescription(/^Signed in 20\sNov/)
  })

  test('ends all other sessions after a confirmation', async () => {
    sessions = [aSession(), aSession({ id: 's-2', current: false })]
    const scopes: string[] = []
    server.use(
      respondTo(SignOutDocument, ({ scope }) => {
        scopes.push(scope)
        return { signOut: { __typename: 'SignedOut' as const, at: '2026-11-21T09:00:00Z' } }
      }),
    )
    const { user } = await openProfile()
    const card = section('Where you’re signed in')
    await user.click(card.getByRole('button', { name: 'Sign out all other devices' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(scopes).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(scopes).toEqual(['OTHERS']))
  })
})

describe('authenticator', () => {
  const enrollment = {
    __typename: 'AuthenticatorEnrolment',
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Rihla:agent?secret=JBSWY3DPEHPK3PXP',
    expiresAt: '2026-11-21T09:10:00Z',
  } as const

  function serveEnrollment(result: EnrolAuthenticatorMutation['enrolAuthenticator'] = enrollment) {
    const inputs: unknown[] = []
    server.use(
      respondTo(EnrolAuthenticatorDocument, ({ input }) => {
        inputs.push(input)
        return { enrolAuthenticator: result }
      }),
      respondTo(ConfirmAuthenticatorDocument, ({ code }) => ({
        confirmAuthenticator:
          code === '123456'
            ? {
                __typename: 'AuthenticatorConfirmed' as const,
                recoveryCodes: ['ABCDE-FGHJK', 'LMNPQ-RSTUV'],
                authenticator: {
                  __typename: 'Authenticator' as const,
                  enrolledAt: '2026-11-21T09:00:00Z',
                  recoveryCodesLeft: 2,
                },
              }
            : { __typename: 'AuthCodeRefused' as const, code: 'AUTH_CODE_INVALID' as const, message: 'Wrong code.' },
      })),
    )
    return inputs
  }

  test('replaces the authenticator with a code from the old one and shows recovery codes once', async () => {
    const inputs = serveEnrollment()
    const { user } = await openProfile()
    const card = section('Payment authenticator')
    expect(card.getByText('9 recovery codes left')).toBeVisible()
    expect(card.queryByText(/ten new codes/)).toBeNull()
    await user.click(card.getByRole('button', { name: 'Move to a new phone' }))
    await user.type(card.getByLabelText('Code from your current app'), '٦٥٤٣٢١')
    await user.click(card.getByRole('button', { name: 'Continue' }))
    expect(await card.findByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument()
    expect(card.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
    expect(inputs).toEqual([{ authCode: '654321' }])
    await user.type(card.getByLabelText('Code shown in the app'), '000000')
    await user.click(card.getByRole('button', { name: 'Confirm' }))
    expect(await card.findByText('Wrong code.')).toBeVisible()
    await user.clear(card.getByLabelText('Code shown in the app'))
    await user.type(card.getByLabelText('Code shown in the app'), '123456{Enter}')
    expect(await card.findByText('ABCDE-FGHJK')).toBeVisible()
    // The page asks before leaving, because recovery codes cannot be shown again.
    await user.click(screen.getAllByRole('link', { name: 'Bookings' })[0] as HTMLElement)
    await user.click(await screen.findByRole('button', { name: 'Stay here' }))
    expect(card.getByText('ABCDE-FGHJK')).toBeVisible()
    await user.click(card.getByRole('button', { name: 'I have saved them' }))
    expect(card.queryByText('ABCDE-FGHJK')).toBeNull()
  })

  test('shows that no recovery codes are left', async () => {
    viewer = aProfile({
      authenticator: { __typename: 'Authenticator', enrolledAt: '2026-11-01T08:00:00Z', recoveryCodesLeft: 0 },
    })
    await openProfile()
    expect(section('Payment authenticator').getByText('No recovery codes left')).toBeVisible()
  })

  test('explains how to get new recovery codes when few are left', async () => {
    viewer = aProfile({
      authenticator: { __typename: 'Authenticator', enrolledAt: '2026-11-01T08:00:00Z', recoveryCodesLeft: 2 },
    })
    const { user } = await openProfile()
    const card = section('Payment authenticator')
    expect(card.getByText('2 recovery codes left')).toBeVisible()
    expect(card.getByText(/^You get ten new codes when you set up your authenticator again/)).toBeVisible()
    await user.click(card.getByRole('button', { name: 'Get new recovery codes' }))
    expect(card.getByLabelText('Code from your current app')).toBeEnabled()
  })

  test('replaces the authenticator on a lost phone with a recovery code', async () => {
    const inputs = serveEnrollment()
    const { user } = await openProfile()
    const card = section('Payment authenticator')
    await user.click(card.getByRole('button', { name: 'Move to a new phone' }))
    await user.click(card.getByRole('button', { name: 'I don’t have that phone anymore' }))
    await user.type(card.getByLabelText('Recovery code'), 'abcde-fghjk{Enter}')
    await card.findByRole('img', { name: 'QR code for your authenticator app' })
    expect(inputs).toEqual([{ recoveryCode: 'abcde-fghjk' }])
  })

  test('clears a refused authenticator code, so that the next one can be typed', async () => {
    serveEnrollment({ __typename: 'AuthCodeRefused', code: 'AUTH_CODE_INVALID', message: 'Wrong code. 4 left.' })
    const { user } = await openProfile()
    const card = section('Payment authenticator')
    await user.click(card.getByRole('button', { name: 'Move to a new phone' }))
    await user.type(card.getByLabelText('Code from your current app'), '000000{Enter}')
    expect(await card.findByText('Wrong code. 4 left.')).toBeVisible()
    const code = card.getByLabelText('Code from your current app')
    expect(code).toHaveValue('')
    await waitFor(() => expect(code).toHaveFocus())
    await user.keyboard('777777')
    expect(code).toHaveValue('777777')
    expect(card.getByRole('button', { name: 'Continue' })).toBeEnabled()
  })

  test('keeps focus in the field when the first code from a new authenticator is wrong', async () => {
    viewer = aProfile({ authenticator: { __typename: 'Authenticator', enrolledAt: null, recoveryCodesLeft: 0 } })
    serveEnrollment()
    const { user } = await openProfile()
    const card = section('Payment authenticator')
    await user.click(card.getByRole('button', { name: 'Set up' }))
    const code = await card.findByLabelText('Code shown in the app')
    await user.type(code, '000000{Enter}')
    expect(await card.findByText('Wrong code.')).toBeVisible()
    expect(code).toHaveValue('')
    expect(code).toHaveFocus()
  })

  test('sets up the first authenticator without asking for a code', async () => {
    viewer = aProfile({ authenticator: { __typename: 'Authenticator', enrolledAt: null, recoveryCodesLeft: 0 } })
    const inputs = serveEnrollment()
    const { user } = await openProfile()
    const card = section('Payment authenticator')
    expect(card.getByText('Not set up: you can’t pay yet')).toBeVisible()
    await user.click(card.getByRole('button', { name: 'Set up' }))
    await card.findByRole('img', { name: 'QR code for your authenticator app' })
    expect(inputs).toEqual([{}])
  })
})

describe('photo', () => {
  const aPhoto = (bytes = 10) => new File([new Uint8Array(bytes)], 'photo.png', { type: 'image/png' })
  const photoInput = () => screen.getByLabelText<HTMLInputElement>('Choose a photo')

  test('uploads a photo and shows why the server refuses it', async () => {
    const fetchSpy = vi.spyOn(globalThis, 'fetch')
    const { user } = await openProfile()
    fetchSpy.mockImplementation(async () =>
      Response.json({ errors: [{ message: 'The picture is damaged.' }] }, { status: 422 }),
    )
    await user.upload(photoInput(), aPhoto())
    expect(await screen.findByText('The picture is damaged.')).toBeVisible()
    expect(fetchSpy.mock.calls.at(-1)?.[0]).toBe('/media/profile-photo')
    fetchSpy.mockRestore()
  })

  test('lets the agent change the photo again when the profile cannot be refetched', async () => {
    const { user } = await openProfile()
    server.use(
      http.put('*/media/profile-photo', () => new HttpResponse(null, { status: 204 })),
      respondTo(ProfileDocument, () => failure('GATEWAY_UNAVAILABLE', 'The booking system does not respond.')),
    )
    await user.upload(photoInput(), aPhoto())
    await waitFor(() => expect(screen.getByText('Changes saved')).toBeVisible())
    expect(screen.getByRole('button', { name: /photo$/ })).toBeEnabled()
  })

  test('does not upload a photo that is too large', async () => {
    const { user } = await openProfile()
    await user.upload(photoInput(), aPhoto(5 * 1024 * 1024 + 1))
    expect(await screen.findByText(/larger than 5 MB/)).toBeVisible()
  })
})

describe('company logo', () => {
  const withLogo = (url: string | null) =>
    aProfile({ company: { ...aProfile().company!, logo: { __typename: 'CompanyLogo', url } } })

  test('uploads, shows and removes the company logo', async () => {
    server.use(
      http.all('*/media/company-logo', ({ request }) => {
        viewer = withLogo(request.method === 'PUT' ? '/media/logos/abc.png' : null)
        return HttpResponse.json({})
      }),
    )
    const { user } = await openProfile()
    const company = section('Company')
    expect(company.getByText(/Documents already issued keep their current logo/)).toBeVisible()
    expect(company.queryByRole('button', { name: 'Remove logo' })).toBeNull()
    await user.upload(company.getByLabelText('Choose a logo'), new File(['x'], 'logo.png', { type: 'image/png' }))
    expect(await company.findByRole('img', { name: 'Logo of Company A' })).toHaveAttribute(
      'src',
      '/media/logos/abc.png',
    )
    await user.click(company.getByRole('button', { name: 'Remove logo' }))
    expect(await company.findByRole('button', { name: 'Add a logo' })).toBeVisible()
    expect(company.queryByRole('img')).toBeNull()
  })

  test('shows no logo editor when the gateway does not support logos', async () => {
    viewer = aProfile({ company: { ...aProfile().company!, logo: null } })
    await openProfile()
    expect(section('Company').queryByText('Logo')).toBeNull()
    expect(screen.queryByLabelText('Choose a logo')).toBeNull()
  })
})

test('shows an error when the profile fails to load, and retries', async () => {
  let requestCount = 0
  server.use(
    respondTo(ProfileDocument, () => {
      requestCount += 1
      return requestCount === 1 ? failure('GATEWAY_UNAVAILABLE', 'Try again later.') : { viewer }
    }),
  )
  const { user } = await renderApp('/profile')
  expect(await screen.findByText('Your profile couldn’t be loaded')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /try again/i }))
  expect(await screen.findByRole('heading', { name: 'Change password' })).toBeVisible()
})
