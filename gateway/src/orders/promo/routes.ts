import type { App, Deps } from '#src/deps.ts'
import { applyPromo } from './apply-promo.ts'
import { limitGuesses } from './limit-guesses.ts'
import { promoResponse, promoBody } from './schemas.ts'

export function promoRoutes(app: App, deps: Deps): void {
  const kinds = Object.values(deps.products).flatMap(({ kind, repricing }) => (repricing ? kind : []))
  app.post(
    '/promo/apply',
    {
      schema: {
        summary: 'Reprice a hold with a promo code',
        body: promoBody(kinds),
        response: { 200: promoResponse },
      },
    },
    ({ agent, body }) =>
      limitGuesses(
        deps,
        agent,
        'apply',
        () => applyPromo(deps, agent, body),
        (envelope) => envelope,
      ),
  )
}
