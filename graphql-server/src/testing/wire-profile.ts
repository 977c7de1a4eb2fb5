/** Returns an agent's profile as the gateway sends it. */
export const aWireProfile = (change: object = {}) => ({
  userId: 'u-1',
  name: 'Demo Agent',
  phoneNumber: '+966501234567',
  language: 'ar-SA',
  currency: 'SAR',
  photoPath: '/media/agents/abc.webp',
  company: { id: 'company-a', name: 'First Agency', vatNumber: null, licenceNumber: 'L-1', ibans: [], logoPath: null },
  authenticator: { enrolledAt: null, recoveryCodesLeft: 0 },
  ...change,
})
