import { z } from 'zod'
import type { App, Deps } from '#src/deps.ts'
import { envelopeOf, ok } from '#src/errors.ts'
import { cardSchemes } from '#src/payments/provider.ts'
import { topUpLimits } from '#src/payments/start-top-up.ts'
import { toDecimalRiyals } from '#src/values/money.ts'
import { readBalances, walletAccount } from '#src/ledger/repository.ts'
import { listStatement } from './statement/list-statement.ts'
import { statementResponse, statementQuery } from './statement/schemas.ts'

/** Balance below which agents are warned. */
const LOW_BALANCE_HALALAS = 1000_00

const wallet = envelopeOf(
  z.object({
    walletId: z.string(),
    balance: z.string(),
    heldAmount: z.string(),
    owedAmount: z.string(),
    isLow: z.boolean(),
    topUp: z.object({ minimum: z.string(), maximum: z.string() }).nullable(),
    cards: z.object({ schemes: z.array(z.enum(cardSchemes)) }).nullable(),
    currencyCode: z.string(),
  }),
)

export function walletRoutes(app: App, deps: Deps): void {
  app.get(
    '/wallet',
    { schema: { summary: 'Get the wallet of the signed-in agent’s company', response: { 200: wallet } } },
    async ({ agent: { companyId } }) => {
      const { available, held, owed } = await readBalances(deps.db, companyId)
      return ok({
        walletId: walletAccount(companyId),
        balance: toDecimalRiyals(available),
        heldAmount: toDecimalRiyals(held),
        owedAmount: toDecimalRiyals(owed),
        isLow: available < LOW_BALANCE_HALALAS,
        topUp: deps.cards
          ? { minimum: toDecimalRiyals(topUpLimits.minimum), maximum: toDecimalRiyals(topUpLimits.maximum) }
          : null,
        cards: deps.cards ? { schemes: [...cardSchemes] } : null,
        currencyCode: 'SAR',
      })
    },
  )

  app.get(
    '/wallet/statement',
    {
      schema: {
        summary: 'List the wallet’s transactions, newest first',
        querystring: statementQuery,
        response: { 200: statementResponse },
      },
    },
    ({ agent, query }) => listStatement(deps, agent, query),
  )
}
