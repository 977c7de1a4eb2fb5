/**
 * Names of operations that move money. Idempotency keys are scoped to an operation. All products share the booking operation, so that an outcome
 * can be found by its key alone.
 */
export const bookOperation = 'book'
export const payOperation = 'pay'
export const changeOperation = 'change'
export const cancelOperation = 'cancel'
