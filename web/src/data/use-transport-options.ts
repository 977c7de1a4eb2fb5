import { useTransportOptionsQuery } from './transport-options.generated.ts'

/** What transport can be searched for. Asked for once per language. */
export function useTransportOptions({ skip = false } = {}) {
  const { data, error, loading, refetch } = useTransportOptionsQuery({ skip })
  const options = data?.transportOptions
  return {
    /** Null where the gateway sells no transport; undefined while that is not known. */
    options,
    routes: options?.routes ?? [],
    loading,
    reload: error ? () => void refetch() : undefined,
  }
}
