/** Colors for one hour of the day. */
export interface Hour {
  sky: readonly [string, string]
  orb: string
  orbRadius: number
  far: string
  hill: string
  walls: readonly [string, string, string]
  shade: string
  glass: string
  lit: string
  litShare: number
  ground: string
  leaf: string
}

const dawn: Hour = {
  sky: ['#F3D9C0', '#F9EEDD'],
  orb: '#FFF6E2',
  orbRadius: 20,
  far: '#E2C3A8',
  hill: '#CFA98B',
  walls: ['#F4E6D2', '#E9D3B8', '#F1DDC9'],
  shade: '#C9A686',
  glass: '#8FA9A8',
  lit: '#FBE3A8',
  litShare: 0.34,
  ground: '#D9BC9C',
  leaf: '#6E7F5B',
}

const day: Hour = {
  sky: ['#A9CFD4', '#E9F2EE'],
  orb: '#FFFFFF',
  orbRadius: 20,
  far: '#B9CFCB',
  hill: '#9DB5AC',
  walls: ['#F6EFE2', '#EADFCB', '#F2E9DD'],
  shade: '#C8B89C',
  glass: '#5F8A8F',
  lit: '#DDEBE8',
  litShare: 0.12,
  ground: '#D8CDB8',
  leaf: '#4F7A5B',
}

const dusk: Hour = {
  sky: ['#27555E', '#E3A77A'],
  orb: '#FBE0B4',
  orbRadius: 20,
  far: '#52696A',
  hill: '#3D5457',
  walls: ['#CDB095', '#BFA088', '#D6BBA0'],
  shade: '#8E7460',
  glass: '#35535A',
  lit: '#FFD990',
  litShare: 0.34,
  ground: '#5B5A50',
  leaf: '#2F4A3E',
}

const night: Hour = {
  sky: ['#0E2A33', '#2C5560'],
  orb: '#EFE7CF',
  orbRadius: 13,
  far: '#1C3F48',
  hill: '#163640',
  walls: ['#5C6E6E', '#4F6163', '#6A7978'],
  shade: '#34484C',
  glass: '#203C44',
  lit: '#F5CE7E',
  litShare: 0.34,
  ground: '#14272C',
  leaf: '#12302C',
}

/** Picks an hour, mostly daytime; `roll` is from 0 to 1. */
export const hourOf = (roll: number): Hour => (roll < 0.3 ? dawn : roll < 0.66 ? day : roll < 0.86 ? dusk : night)
