import { randomBytes, randomUUID } from 'node:crypto'
import { invalidFieldsRefusal, validateFields, rules } from '#src/agents/field-rules.ts'
import type { Agent } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, ok, refusal } from '#src/errors.ts'
import { runOncePerKey } from '#src/idempotency/run-once-per-key.ts'
import type { KeyScope } from '#src/idempotency/repository.ts'
import { countCall } from '#src/limits/count-call.ts'
import { type ServiceOfProduct, readChosenService } from '#src/orders/chosen-service.ts'
import { readActor } from '#src/orders/repository.ts'
import type { Reply } from '#src/orders/schemas.ts'
import { toHalalas } from '#src/values/money.ts'
import { queueSharedLinkEmail } from './link-emails.ts'
import { clampExpiry } from './link-rules.ts'
import { refuseExpiry } from './refusals.ts'
import { findReceiver, insertLink, recordLinkEvent } from './repository.ts'
import { createdResponse, type CreatedLink, type NewLinkBody } from './schemas.ts'

const agentLimit = { kind: 'payment-link/agent', calls: 30, seconds: 3600 }
const receiverLimit = { kind: 'payment-link/receiver', calls: 20, seconds: 3600 }

/** Shares a service for payment and e-mails the link to its receiver. A retry with the same client id returns the same link. */
export async function createLink(
  deps: Deps,
  agent: Agent,
  body: NewLinkBody,
  fingerprint: string,
): Promise<Reply<CreatedLink>> {
  const { db, clock } = deps
  const { email, data } = body
  const fieldErrors = validateFields([['email', email, rules.email]])
  if (fieldErrors.length > 0) return toReply(invalidFieldsRefusal(fieldErrors))
  const now = clock()
  await countCall(db, agentLimit, agent.sub, now)
  await countCall(db, receiverLimit, email, now)

  const scope: KeyScope = { userSub: agent.sub, operation: 'share-payment-link', key: body.id ?? randomUUID() }
  return db.transaction().execute((trx) =>
    runOncePerKey(trx, scope, {
      fingerprint,
      now,
      keyName: 'id',
      reply: createdResponse,
      // A link is created in one transaction, so its key always has a response.
      resume: () => Promise.reject(new Error(`The link of key ${scope.key} has no response`)),
      run: async () => ({ envelope: await share(trx) }),
    }),
  )

  async function share(trx: Trx): Promise<Envelope<CreatedLink>> {
    // The stored e-mail address determines who may open a link, not the address in the token.
    const sender = await readActor(trx, agent.sub)
    if (email === sender.email.toLowerCase()) return invalidFieldsRefusal([{ path: 'email', code: 'OWN_EMAIL' }])
    const chosen = readChosenService(deps.products, data)
    const path = chosen?.choices.sharePath ?? null
    if (!chosen || path === null) return refusal('NOT_AVAILABLE', 'The shared service is not for sale.')
    const { kind, service } = chosen
    const { startsAt } = service
    const expiresAt = clampExpiry(body.expirationTime, startsAt, now)
    if (!expiresAt) return refuseExpiry(startsAt, now)
    return ok(await writeLink(trx, deps, agent, { kind, path, service, body, expiresAt, now }))
  }
}

const toReply = (envelope: Envelope<never>): Reply<CreatedLink> => ({ envelope, replayed: false })

interface NewLink extends Pick<ServiceOfProduct, 'kind' | 'service'> {
  /** Path of the screen that opens the link. */
  readonly path: string
  readonly body: NewLinkBody
  readonly expiresAt: Date
  readonly now: Date
}

async function writeLink(
  trx: Trx,
  { settings }: Deps,
  agent: Agent,
  { kind, path, body, service, expiresAt, now }: NewLink,
): Promise<CreatedLink> {
  const { email, cultCode, data } = body
  const id = randomBytes(24).toString('base64url')
  await insertLink(trx, {
    id,
    company_id: agent.companyId,
    user_sub: agent.sub,
    target_email: email,
    cult_code: cultCode,
    kind,
    supplier: service.supplier,
    stock: service.stock,
    starts_on: service.startsOn,
    ends_on: service.endsOn,
    starts_at: service.startsAt,
    search: JSON.stringify(data.search),
    basket: JSON.stringify(data.basket),
    selected_rooms: data.selectedRooms && JSON.stringify(data.selectedRooms),
    created_at: now,
    expires_at: expiresAt,
    disabled_at: null,
    order_reference: null,
    paid_at: null,
    last_opened_at: null,
  })
  await recordLinkEvent(trx, { link_id: id, kind: 'CREATED', actor_sub: agent.sub, at: now, expires_at: expiresAt })
  const receiver = await findReceiver(trx, email)
  await queueSharedLinkEmail(trx, agent, {
    id,
    path,
    service,
    receiver: { email, ...receiver },
    cultCode,
    totalHalalas: toHalalas(data.basket.totalPrice) ?? 0,
    expiresAt,
    publicUrl: settings.publicUrl,
    now,
  })
  return {
    id,
    expirationTime: expiresAt.toISOString(),
    targetUserCompany: receiver?.company ?? null,
    targetUserLanguage: receiver?.language ?? null,
  }
}
