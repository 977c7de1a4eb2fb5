import { useTransportOptionsQuery } from './transport-options.generated.ts'

/** Search options for transport, fetched once per language. */
export function useTransportOptions({ skip = false } = {}) {
  const { data, error, loading, refetch } = useTransportOptionsQuery({ skip })
  const options = data?.transportOptions
  return {
    /** Null if the gateway sells no transport; undefined while loading. */
    options,
    routes: options?.routes ?? [],
    loading,
    reload: error ? () => void refetch() : undefined,
  }
}
