import { useGatewayFeaturesQuery } from './gateway-features.generated.ts'

/** Optional features of the gateway; all of them until the response arrives. */
export const useGatewayFeatures = () => useGatewayFeaturesQuery().data ?? { hasPaymentLinks: true, hasPromoCodes: true }
