import { existsSync } from 'node:fs'
import { dayFromNow } from '../../../e2e/support/agent.ts'

/** Path of an installed Chromium; undefined if Playwright should use its own. */
export const executablePath = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync)

/** Path of a hotel results page. */
export const listingPath = `/en-US/hotel-listing?${new URLSearchParams({
  locationCode: 'SA1',
  checkInDate: dayFromNow(45),
  checkOutDate: dayFromNow(49),
  rooms: '[{"adults":2,"childAges":[]}]',
  nationality: 'ID',
}).toString()}`
