import { existsSync } from 'node:fs'
import { dayFromNow } from '../../../e2e/support/agent.ts'

/** An installed Chromium; undefined for Playwright's own. */
export const executablePath = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync)

/** The results of a search. */
export const listing = `/en-US/hotel-listing?${new URLSearchParams({
  locationCode: 'SA1',
  checkInDate: dayFromNow(45),
  checkOutDate: dayFromNow(49),
  rooms: '[{"adults":2,"childAges":[]}]',
  nationality: 'ID',
}).toString()}`
