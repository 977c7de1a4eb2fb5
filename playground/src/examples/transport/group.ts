import { addDays, lead, type Group } from '../example.ts'

export const group: Group = {
  title: 'Find and book transport',
  examples: [
    { file: 'transport-options', title: 'Routes and companies' },
    {
      file: 'transport-search',
      title: 'Search vehicles from Jeddah to Makkah and Madinah',
      variables: ({ today }) => ({
        input: { routeCode: '202', date: addDays(today, 21), passengers: 4, nationality: 'ID' },
        where: { vehicleTypes: ['VAN', 'BUS'] },
        sort: 'PRICE_ASC',
      }),
    },
    {
      file: 'quote-transport',
      title: 'Hold the cheapest vehicle',
      instructions: 'Search vehicles first.',
      variables: ({ ids }) => ({
        input: {
          searchId: ids.transportSearchId,
          vehicles: [{ offerId: ids.transportOfferId, vehicles: 1, passengers: 4, services: [] }],
        },
      }),
    },
    {
      file: 'transport-quote',
      title: 'Read the vehicle quote',
      instructions: 'Hold a vehicle first.',
      variables: ({ ids }) => ({ id: ids.transportQuoteId }),
    },
    {
      file: 'requote-transport',
      title: 'Requote the vehicle',
      instructions: 'Hold a vehicle first.',
      variables: ({ ids }) => ({ quoteId: ids.transportQuoteId }),
    },
    {
      file: 'book-transport',
      title: 'Book the vehicle and pay',
      instructions: 'Hold a vehicle first, then enter a code from the authenticator app as authCode.',
      variables: ({ ids, createKey }) => ({
        input: {
          quoteId: ids.transportQuoteId,
          acceptedTotal: ids.transportTotal,
          idempotencyKey: createKey(),
          payment: { wallet: { authCode: '' } },
          vatNumber: '300000000000003',
          lead,
          pickUp: { place: 'Terminal 1, arrivals', time: '16:00', flightNumber: 'SV820' },
        },
      }),
    },
  ],
}
