import { useViewerQuery } from '#src/data/viewer.generated.ts'

/** The signed-in agent's data that the checkout needs. Fields are empty while loading. */
export interface Agent {
  readonly email: string | undefined
  /** The company's country; null if unknown. */
  readonly country: string | null
  readonly vatNumber: string | null
  readonly ibans: readonly string[]
  /** Whether the agent has an authenticator. True if the gateway does not say. */
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
