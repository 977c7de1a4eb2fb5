import { z } from 'zod'
import type { App, Deps } from '#src/deps.ts'
import { envelopeOf, ok } from '#src/errors.ts'
import { decimal } from '#src/values/money.ts'
import { walletBalance, walletOf } from './repository.ts'

const wallet = envelopeOf(z.object({ walletId: z.string(), balance: z.string(), currencyCode: z.string() }))

export function walletRoutes(app: App, { db }: Deps): void {
  app.get(
    '/wallet',
    { schema: { summary: 'What the company of the signed-in agent can spend', response: { 200: wallet } } },
    async ({ agent }) =>
      ok({
        walletId: walletOf(agent.companyId),
        balance: decimal(await walletBalance(db, agent.companyId)),
        currencyCode: 'SAR',
      }),
  )
}
