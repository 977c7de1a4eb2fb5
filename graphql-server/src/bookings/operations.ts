/**
 * Names of the operations that move money, which idempotency keys belong to. All products book under one, so that an outcome can be looked
 * up by its key alone.
 */
export const bookOperation = 'book'
export const payOperation = 'pay'
export const changeOperation = 'change'
export const cancelOperation = 'cancel'
