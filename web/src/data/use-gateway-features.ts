import { useGatewayFeaturesQuery } from './gateway-features.generated.ts'

/** What the gateway offers; everything until it is known. */
export const useGatewayFeatures = () => useGatewayFeaturesQuery().data ?? { hasPaymentLinks: true, hasPromoCodes: true }
