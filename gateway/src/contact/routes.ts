import type { App, Deps } from '#src/deps.ts'
import { readClientAddress } from '#src/limits/client-address.ts'
import { contactResponse, contactBody } from './schemas.ts'
import { sendMessage } from './send-message.ts'

export function contactRoutes(app: App, deps: Deps): void {
  app.post(
    '/contact-messages',
    {
      schema: {
        summary: 'Send a message to the platform’s operator, and a confirmation to the sender',
        body: contactBody,
        response: { 200: contactResponse },
      },
    },
    ({ body, headers }) => sendMessage(deps, body, readClientAddress(headers)),
  )
}
