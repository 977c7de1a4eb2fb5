import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#src/database/db.ts'
import type { LinkStatus } from '../link-rules.ts'
import { isReceivedBy, canOpen, type Viewer } from '../repository.ts'

/** Selects links with their sender, receiver and order. */
const selectViewedLinks = (db: Db, { sub, companyId }: Viewer) =>
  db
    .selectFrom('payment_links as link')
    .innerJoin('agents as owner', 'owner.sub', 'link.user_sub')
    .innerJoin('companies as sender', 'sender.id', 'link.company_id')
    .leftJoin('orders', 'orders.reference', 'link.order_reference')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('agents')
          .innerJoin('companies', 'companies.id', 'agents.company_id')
          .select(['companies.name as company', 'agents.language'])
          .where(sql<SqlBool>`lower(agents.email) = link.target_email`)
          .orderBy('agents.created_at')
          .limit(1)
          .as('receiver'),
      (join) => join.onTrue(),
    )
    .select([
      'link.id',
      'link.kind',
      'link.created_at',
      'link.expires_at',
      'link.disabled_at',
      'link.order_reference',
      'link.paid_at',
      'link.opened_count',
      'link.last_opened_at',
      'link.target_email',
      'link.search',
      'link.basket',
      'owner.email as user_email',
      'sender.name as user_company',
      'receiver.company as target_company',
      'receiver.language as target_language',
      'orders.supplier as order_supplier',
    ])
    .select([
      sql<boolean>`link.user_sub = ${sub}`.as('is_mine'),
      sql<boolean>`link.company_id = ${companyId}`.as('is_of_own_company'),
      sql<boolean>`${isReceivedBy(sub)}`.as('is_received'),
      sql<boolean>`coalesce(orders.company_id = ${companyId}, false)`.as('is_own_booking'),
    ])

export type ViewedLink = Awaited<ReturnType<typeof listLinks>>[number]

/** Finds a link that the agent may open. */
export const findLinkFor = (db: Db, viewer: Viewer, id: string) =>
  selectViewedLinks(db, viewer)
    .select('link.selected_rooms')
    .where('link.id', '=', id)
    .where(canOpen(viewer))
    .executeTakeFirst()

type Condition = RawBuilder<SqlBool>

const isOpenCondition: Condition = sql`link.order_reference is null and link.disabled_at is null`

/** SQL conditions that correspond to `computeLinkStatus`. */
const statusConditions: Record<LinkStatus, (now: Date) => Condition> = {
  PAID: () => sql`link.paid_at is not null`,
  PENDING: () => sql`link.order_reference is not null and link.paid_at is null`,
  disabled: () => sql`link.disabled_at is not null`,
  EXPIRED: (now) => sql`${isOpenCondition} and link.expires_at <= ${now}`,
  UNPAID: (now) => sql`${isOpenCondition} and link.expires_at > ${now}`,
}

export interface LinkFilter {
  readonly viewer: Viewer
  /** Links shared by the agent, or with the agent. */
  readonly direction: 'mine' | 'received'
  /** One or more values; undefined means all. */
  readonly statuses: readonly LinkStatus[] | undefined
  readonly now: Date
}

const toListCondition = ({ viewer: { sub }, direction, statuses, now }: LinkFilter): Condition => {
  const belongsToViewer: Condition = direction === 'mine' ? sql`link.user_sub = ${sub}` : isReceivedBy(sub)
  if (!statuses) return belongsToViewer
  const conditions = statuses.map((status): Condition => sql`(${statusConditions[status](now)})`)
  return conditions.length > 0 ? sql`${belongsToViewer} and (${sql.join(conditions, sql` or `)})` : sql`false`
}

/** Reads a page of links, newest first. */
export const listLinks = (db: Db, filter: LinkFilter, { limit, skip }: { limit: number; skip: number }) =>
  selectViewedLinks(db, filter.viewer)
    .where(toListCondition(filter))
    .orderBy('link.created_at', 'desc')
    .orderBy('link.id', 'desc')
    .limit(limit)
    .offset(skip)
    .execute()

export async function countLinks(db: Db, filter: LinkFilter): Promise<number> {
  const { count } = await db
    .selectFrom('payment_links as link')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(toListCondition(filter))
    .executeTakeFirstOrThrow()
  return count
}

/** Reads the history of a link, oldest first. */
export const readLinkEvents = (db: Db, id: string) =>
  db
    .selectFrom('payment_link_events as event')
    .leftJoin('agents', 'agents.sub', 'event.actor_sub')
    .select(['event.at', 'event.kind', 'event.expires_at', 'event.order_reference', 'agents.name as actor'])
    .where('link_id', '=', id)
    .orderBy('event.id')
    .execute()
