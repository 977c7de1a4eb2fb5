import { type Kysely, sql } from 'kysely'

/** Converts unsent booking e-mails to the format in which the product words the lines. Here, the lines contain only a name and dates, which need no translation. */
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
