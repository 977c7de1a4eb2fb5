import type { Mosque, Point } from '#src/domain/distance.ts'

export type City = 'makkah' | 'madinah'

export type SiteId =
  | 'haram'
  | 'nour'
  | 'thawr'
  | 'arafat'
  | 'muzdalifah'
  | 'mina'
  | 'nabawi'
  | 'quba'
  | 'qiblatayn'
  | 'uhud'

export interface Site {
  readonly id: SiteId
  readonly location: Point
}

const site = (id: SiteId, latitude: number, longitude: number): Site => ({ id, location: { latitude, longitude } })

interface Guide {
  readonly mosque: Mosque
  /** The mosque that distances are measured from. */
  readonly center: Site
  /** Sites other than the center. */
  readonly otherSites: readonly Site[]
}

/** Holy sites of the guides. Plains and valleys are placed where most groups stop: the hill of Arafat, the mosque of Muzdalifah, the bridge of Mina. */
export const guides: Record<City, Guide> = {
  makkah: {
    mosque: 'HARAM',
    center: site('haram', 21.4225, 39.8262),
    otherSites: [
      site('nour', 21.4575, 39.8594),
      site('thawr', 21.3772, 39.8497),
      site('mina', 21.4214, 39.8728),
      site('muzdalifah', 21.3862, 39.913),
      site('arafat', 21.3547, 39.9839),
    ],
  },
  madinah: {
    mosque: 'PROPHETS_MOSQUE',
    center: site('nabawi', 24.4672, 39.6112),
    otherSites: [site('quba', 24.4392, 39.6172), site('qiblatayn', 24.4842, 39.5789), site('uhud', 24.5033, 39.6122)],
  },
}
