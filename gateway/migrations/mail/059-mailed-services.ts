import { type Kysely, sql } from 'kysely'

/** Converts unsent booking mails to the form with lines worded by their product. Name and dates are the same in every language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update mails
    set content = content
      - array['hotelName', 'locationCode', 'checkIn', 'checkOut', 'nights', 'rooms', 'guests', 'specialRequests']
      || jsonb_build_object(
        'startsOn', content -> 'checkIn',
        'service', jsonb_build_object(
          'name', content -> 'hotelName',
          'lines', jsonb_build_array(
            content -> 'hotelName',
            (content ->> 'checkIn') || ' – ' || (content ->> 'checkOut')
          ),
          'notes', '[]'::jsonb
        )
      )
    where state = 'pending' and content ->> 'kind' in ('booking-confirmed', 'booking-cancelled')`.execute(db)
}
