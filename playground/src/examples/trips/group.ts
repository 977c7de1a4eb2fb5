import { addDays, type Group } from '../example.ts'

const createPlan = (today: Date, nightsInMakkah: number) => ({
  arrivalDate: addDays(today, 60),
  stays: [
    { locationCode: 'SA1', nights: nightsInMakkah },
    { locationCode: 'SA4', nights: 2 },
  ],
  adults: 2,
  childAges: [],
  nationality: 'ID',
  withVisa: true,
})

export const group: Group = {
  title: 'Plan a trip',
  examples: [
    {
      file: 'create-trip',
      title: 'Create a trip',
      variables: ({ today, createKey }) => ({
        input: { name: 'Demo family', plan: createPlan(today, 2), idempotencyKey: createKey() },
      }),
    },
    {
      file: 'plan-trip',
      title: 'Plan more nights in Makkah',
      instructions: 'Create a trip first.',
      variables: ({ ids, today }) => ({
        id: ids.tripId,
        version: Number(ids.tripVersion),
        plan: createPlan(today, 4),
      }),
    },
    {
      file: 'rename-trip',
      title: 'Rename the trip',
      instructions: 'Create a trip first.',
      variables: ({ ids }) => ({ id: ids.tripId, version: Number(ids.tripVersion), name: 'Demo family, renamed' }),
    },
    {
      file: 'add-to-trip',
      title: 'Add the held rooms to the trip',
      instructions: 'Hold a rate and create a trip first.',
      variables: ({ ids }) => ({ id: ids.tripId, quoteId: ids.quoteId, replace: null }),
    },
    {
      file: 'trip',
      title: 'Read the trip',
      instructions: 'Create a trip first.',
      variables: ({ ids }) => ({ id: ids.tripId }),
    },
    {
      file: 'remove-from-trip',
      title: 'Remove the rooms from the trip',
      instructions: 'Add the held rooms to the trip first.',
      variables: ({ ids }) => ({ id: ids.tripId, partId: ids.tripPartId }),
    },
    { file: 'trips', title: 'Open trips of the company' },
    {
      file: 'discard-trip',
      title: 'Discard the trip',
      instructions: 'Create a trip first.',
      variables: ({ ids }) => ({ id: ids.tripId, version: Number(ids.tripVersion) }),
    },
  ],
}
