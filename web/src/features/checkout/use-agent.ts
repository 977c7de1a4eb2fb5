import { useViewerQuery } from '#src/data/viewer.generated.ts'

/** What the checkout uses of the signed-in agent; fields are empty while they load. */
export interface Agent {
  readonly email: string | undefined
  /** Country of the company; null when it is not known. */
  readonly country: string | null
  readonly vatNumber: string | null
  readonly ibans: readonly string[]
  /** True also when the gateway does not say. */
  readonly hasAuthenticator: boolean
}

const noIbans: readonly string[] = []

export function useAgent(): Agent {
  const { data } = useViewerQuery()
  const { email, company, authenticator } = data?.viewer ?? {}
  return {
    email,
    country: company?.country ?? null,
    vatNumber: company?.vatNumber ?? null,
    ibans: company?.ibans ?? noIbans,
    hasAuthenticator: authenticator?.enrolledAt !== null,
  }
}
