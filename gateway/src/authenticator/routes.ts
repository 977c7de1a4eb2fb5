import { z } from 'zod'
import type { App, Deps } from '#src/deps.ts'
import { envelopeOf } from '#src/errors.ts'
import { cultCode } from '#src/locales.ts'
import { wireText } from '#src/wire-text.ts'
import { confirmEnrollment, startEnrollment } from './enroll.ts'

const codeText = wireText
  .max(50)
  .nullish()
  .transform((text) => text ?? '')

const proof = z.object({ authCode: codeText, recoveryCode: codeText })
const enrollment = envelopeOf(z.object({ secret: z.string(), uri: z.string(), expiresAt: z.iso.datetime() }))
const recoveryCodes = envelopeOf(z.object({ recoveryCodes: z.array(z.string()) }))

export function authenticatorRoutes(app: App, deps: Deps): void {
  app.post(
    '/profile/authenticator',
    {
      schema: {
        summary: 'Start enrolling an authenticator; nothing changes until it is confirmed',
        body: proof,
        response: { 200: enrollment },
      },
    },
    ({ agent, body }) => startEnrollment(deps, agent, body),
  )

  app.post(
    '/profile/authenticator/confirm',
    {
      schema: {
        summary: 'Confirm the new authenticator with one of its codes; returns new recovery codes',
        body: z.object({ code: codeText }),
        response: { 200: recoveryCodes },
      },
    },
    ({ agent, body, headers }) =>
      confirmEnrollment(deps, agent, { code: body.code, screenLocale: cultCode.parse(headers['accept-language']) }),
  )
}
