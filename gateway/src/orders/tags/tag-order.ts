import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, ok, refusal } from '#src/errors.ts'
import { orderNotFound } from '../cancel/refusals.ts'
import { replaceTags } from '../list/search-text.ts'
import { lockCompanyOrder, recordEvents, updateOrder } from '../repository.ts'
import type { TagBody, TagResult } from './schemas.ts'
import { applyTagChange, diffTags, tagProblem, tidyTags } from './tag-rules.ts'

/** Sets the tags of an order, which all agents of its company share. Setting the same tags again changes nothing. */
export const tagOrder = (
  { db, clock }: Deps,
  agent: Agent,
  { brn, tags, change }: TagBody,
): Promise<Envelope<TagResult>> =>
  db.transaction().execute(async (trx) => {
    const order = await lockCompanyOrder(trx, agent, brn)
    if (!order) return orderNotFound()
    const newTags = change
      ? applyTagChange(order.tags, { add: tidyTags(change.add), remove: change.remove })
      : tidyTags(tags)
    const difference = diffTags(order.tags, newTags)
    const problem = tagProblem(difference.added, newTags)
    if (problem)
      return refusal(problem.code, problem.message, problem.limit === undefined ? {} : { limit: problem.limit })
    const isUnchanged = newTags.join('\n') === order.tags.join('\n')
    const now = isUnchanged ? order.updated_at : clock()
    if (!isUnchanged) {
      const search_text = replaceTags(order.search_text, order.tags, newTags)
      await updateOrder(trx, brn, { tags: JSON.stringify(newTags), search_text }, now)
    }
    if (difference.added.length + difference.removed.length > 0) {
      await recordEvents(trx, brn, now, [{ kind: 'TAGGED', actorKind: 'AGENT', actor: agent.name, tags: difference }])
    }
    return ok({ bookingReferenceNo: brn, tags: newTags, updatedAt: now.toISOString() })
  })
