import type { App, Deps } from '#src/deps.ts'
import { addFingerprint } from '#src/idempotency/fingerprint.ts'
import { MAX_CHOSEN_BYTES } from '#src/orders/chosen-data.ts'
import { replayHeader } from '#src/orders/routes.ts'
import { changeLink } from './change-link.ts'
import { createLink } from './create-link.ts'
import {
  changeBody,
  changedResponse,
  createdResponse,
  linkList,
  linkQuery,
  listQuery,
  newLinkBody,
  openedResponse,
} from './schemas.ts'
import { listLinksPage } from './view/list-links.ts'
import { openLink } from './view/open-link.ts'

export function paymentLinkRoutes(app: App, deps: Deps): void {
  app.post(
    '/cart/link',
    {
      bodyLimit: MAX_CHOSEN_BYTES,
      preValidation: addFingerprint('cultCode'),
      schema: {
        summary: 'Share a service with someone who will pay for it',
        body: newLinkBody(
          Object.values(deps.products).flatMap(({ choices }) =>
            choices && choices.sharePath !== null ? [choices.type] : [],
          ),
        ),
        response: { 200: createdResponse },
      },
    },
    async ({ agent, body, fingerprint }, reply) => {
      const created = await createLink(deps, agent, body, fingerprint)
      return reply.headers(replayHeader(created)).send(created.envelope)
    },
  )

  app.get(
    '/cart/link',
    {
      schema: {
        summary: 'Get a payment link as the sharing company or the receiver',
        querystring: linkQuery,
        response: { 200: openedResponse },
      },
    },
    ({ agent, query }) => openLink(deps, agent, query.id),
  )

  app.get(
    '/share/list/me',
    {
      schema: {
        summary: 'List payment links that the agent has shared, newest first',
        querystring: listQuery,
        response: { 200: linkList },
      },
    },
    ({ agent, query }) => listLinksPage(deps, agent, 'mine', query),
  )

  app.get(
    '/share/list',
    {
      schema: {
        summary: 'List payment links that others have shared with the agent, newest first',
        querystring: listQuery,
        response: { 200: linkList },
      },
    },
    ({ agent, query }) => listLinksPage(deps, agent, 'received', query),
  )

  app.put(
    '/share',
    {
      schema: {
        summary: 'Disable a payment link or extend it',
        body: changeBody,
        response: { 200: changedResponse },
      },
    },
    ({ agent, body }) => changeLink(deps, agent, body),
  )
}
