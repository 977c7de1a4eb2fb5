import { toRiyals } from '#src/values/money.ts'
import type { Order } from '../repository.ts'

/** Converts the agent's commission to the wire; null if the supplier does not report it. */
export const commissionAmount = ({ commission_halalas: halalas }: Pick<Order, 'commission_halalas'>): number | null =>
  halalas === null ? null : toRiyals(halalas)
