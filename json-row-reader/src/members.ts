/** Compiles the members that a reader selects into the scanner's format. */
import { type Scanner, sizes } from './scanner.ts'

/**
 * Selected members of an object, or of each object in a list, by lower-case name: `true` for a value, or the selected members of an object or list
 * of objects.
 */
export interface Members {
  readonly [name: string]: true | Members
}

/** Selected members of the objects at one level of nesting, with the data needed to read them. */
export type NestingLevel = {
  address: number
  /** Slot indexes of the members, by their names in lower case. */
  slots: Map<string, number>
  /** Levels inside the members, by slot index; null for values. */
  innerLevels: (NestingLevel | null)[]
  /** Names in the order in which callbacks first requested them. Callbacks usually request them in the same order again. */
  requestedNames: string[]
  /** Slot index of each requested name; -1 if it is not selected. */
  requestedSlots: number[]
  /** Indexes of the requested names. */
  nameIndexes: Map<string, number>
  /** Index of the name that is expected next. */
  nextIndex: number
}

/** Offset of the address of the expected members within a level. */
const expectedOffset = 140
const maxLevelBytes = 8192
const maxMemberBytes = 32_768

/** Writes the members into the scanner's memory. Throws if there are too many. */
export function compileMembers(
  { exports, memory, words, word }: Scanner,
  members: Members,
  stored: ReadonlySet<string>,
): NestingLevel {
  const [levelsAt, membersAt] = [exports.levelsAt.value, exports.membersAt.value]
  let [nextLevel, nextMember, nextExpected] = [levelsAt, membersAt, exports.expectedAt.value]

  function compile(selected: Members, alsoStored: ReadonlySet<string>): NestingLevel {
    const names = [...new Set([...Object.keys(selected), ...alsoStored])]
    const address = nextLevel
    const firstMember = nextMember
    nextLevel += sizes.level
    nextMember += names.length * sizes.member
    const isFull = nextLevel > levelsAt + maxLevelBytes || nextMember > membersAt + maxMemberBytes
    if (isFull || names.some((name) => name.length > sizes.name))
      throw new RangeError('too many members, or names that are too long')
    words[address >> 2] = firstMember
    words[(address >> 2) + 1] = names.length
    words[(address + expectedOffset) >> 2] = nextExpected
    nextExpected += sizes.expected
    const innerLevels = names.map((name, index) => {
      const use = Object.hasOwn(selected, name) ? selected[name] : undefined
      const level = typeof use === 'object' ? compile(use, new Set()) : null
      const member = firstMember + index * sizes.member
      const sameLengthAddress = address + 8 + name.length * 4
      memory.write(name, member, 'latin1')
      words.set(
        [word(sameLengthAddress), level?.address ?? 0, (use === undefined ? 0 : 1) | (alsoStored.has(name) ? 2 : 0)],
        (member + sizes.name) >> 2,
      )
      words[sameLengthAddress >> 2] = member
      return level
    })
    return {
      address,
      slots: new Map(names.map((name, index) => [name, index])),
      innerLevels,
      // Index 0 is reserved, so that no name is ever compared with undefined, which is slow in V8.
      requestedNames: [''],
      requestedSlots: [-1],
      nameIndexes: new Map(),
      nextIndex: 0,
    }
  }

  return compile(members, stored)
}
