/**
 * Names of operations that move money. Idempotency keys are scoped to them. All products share the booking operation, so that an outcome can be looked
 * up by its key alone.
 */
export const bookOperation = 'book'
export const payOperation = 'pay'
export const changeOperation = 'change'
export const cancelOperation = 'cancel'
