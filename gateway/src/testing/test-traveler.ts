/** The lead traveler in a service's reservation request. */
export const testTraveler = {
  firstName: 'Guest',
  lastName: 'Amber',
  gender: 'Female',
  nationalityCode: 'ID',
  phoneNumberCountryCode: '62',
  phoneNumber: '8120000000',
  email: 'lead@demo.test',
}
