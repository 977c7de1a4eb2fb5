import { addDays, type Group } from '../example.ts'

const searchInput = (today: Date) => ({
  locationCode: 'SA1',
  checkIn: addDays(today, 21),
  checkOut: addDays(today, 26),
  rooms: [{ adults: 2, childAges: [] }],
  nationality: 'ID',
})

export const group: Group = {
  title: 'Find a hotel',
  examples: [
    { file: 'hotel-locations', title: 'Cities' },
    {
      file: 'hotel-search',
      title: 'Search hotels in Makkah',
      variables: ({ today }) => ({ input: searchInput(today) }),
    },
    {
      file: 'cached-search',
      title: 'Sort, filter and page a cached search',
      instructions: 'Search first.',
      variables: ({ ids }) => ({
        searchId: ids.searchId,
        where: { stars: [4, 5], refundable: true },
        sort: 'DISTANCE_ASC',
      }),
    },
    {
      file: 'hotel',
      title: 'Rooms and rates of a hotel',
      instructions: 'Search first.',
      variables: ({ ids }) => ({ id: ids.hotelId, searchId: ids.searchId }),
    },
  ],
}
