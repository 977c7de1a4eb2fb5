import type { Products } from '#src/deps.ts'
import type { ChosenData, ChosenService, Choices } from './product.ts'

/** A chosen service, and the product that sells it. */
export interface ServiceOfProduct {
  readonly kind: string
  readonly choices: Choices
  readonly service: ChosenService
}

/** Reads a chosen service from its data. Returns undefined if the data is invalid or the service is not for sale. */
export function readChosenService(
  products: Products,
  data: ChosenData & { readonly type: string },
): ServiceOfProduct | undefined {
  for (const { kind, choices } of Object.values(products)) {
    const service = choices?.type === data.type ? choices.read(data) : undefined
    if (choices && service) return { kind, choices, service }
  }
  return undefined
}
