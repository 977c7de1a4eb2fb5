/** The wanted members of rows, in the scanner's format. */
import { type Scanner, sizes } from './scanner.ts'

/** Wanted members of an object, or of each object in a list, by lower-case name: a value, or the wanted members inside it. */
export interface Members {
  readonly [name: string]: true | Members
}

/** Members of an object, with the data needed to read them. */
export type Level = {
  address: number
  /** Slots of the members, by their names in lower case. */
  slots: Map<string, number>
  inside: (Level | null)[]
  /** Names in the order in which callbacks first requested them, with their slots. After a name, callbacks usually request the next one again. */
  asked: string[]
  askedSlots: number[]
  places: Map<string, number>
  /** Index of the next expected name. */
  next: number
}

/** Offset of the expected members within a level. */
const expectedOffset = 140
const maxLevelBytes = 8192
const maxMemberBytes = 32_768

/** Writes the members into the scanner's memory. Throws if there are too many. */
export function compileMembers(
  { exports, memory, words, word }: Scanner,
  members: Members,
  stored: ReadonlySet<string>,
): Level {
  const [levelsAt, membersAt] = [exports.levelsAt.value, exports.membersAt.value]
  let [nextLevel, nextMember, nextExpected] = [levelsAt, membersAt, exports.expectedAt.value]

  function compile(wanted: Members, alsoStored: ReadonlySet<string>): Level {
    const names = [...new Set([...Object.keys(wanted), ...alsoStored])]
    const address = nextLevel
    const firstMember = nextMember
    nextLevel += sizes.level
    nextMember += names.length * sizes.member
    const isFull = nextLevel > levelsAt + maxLevelBytes || nextMember > membersAt + maxMemberBytes
    if (isFull || names.some((name) => name.length > sizes.name))
      throw new RangeError('too many members, or too long names')
    words[address >> 2] = firstMember
    words[(address >> 2) + 1] = names.length
    words[(address + expectedOffset) >> 2] = nextExpected
    nextExpected += sizes.expected
    const inside = names.map((name, index) => {
      const what = Object.hasOwn(wanted, name) ? wanted[name] : undefined
      const level = typeof what === 'object' ? compile(what, new Set()) : null
      const member = firstMember + index * sizes.member
      const sameLength = address + 8 + name.length * 4
      memory.write(name, member, 'latin1')
      words.set(
        [word(sameLength), level?.address ?? 0, (what === undefined ? 0 : 1) | (alsoStored.has(name) ? 2 : 0)],
        (member + sizes.name) >> 2,
      )
      words[sameLength >> 2] = member
      return level
    })
    return {
      address,
      slots: new Map(names.map((name, index) => [name, index])),
      inside,
      // Slot 0 is reserved, so that no name is ever compared with undefined, which is slow in V8.
      asked: [''],
      askedSlots: [-1],
      places: new Map(),
      next: 0,
    }
  }

  return compile(members, stored)
}
