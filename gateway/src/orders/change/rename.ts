import { fullName, isPassportName } from '#src/values/traveler-rules.ts'
import type { FieldChange, NewName } from './plan.ts'
import type { FieldProblem } from './refusals.ts'

/** Parts of a traveler's name, and the gender. */
export interface NameParts {
  readonly title?: string | null
  readonly firstName: string
  readonly lastName: string
  readonly gender: 'Male' | 'Female'
}

export type RenameResult<Traveler> =
  | { readonly problems: readonly FieldProblem[] }
  | { readonly rooms: readonly (readonly Traveler[])[]; readonly changes: readonly FieldChange[] }

const titledName = (name: NameParts) => [name.title, fullName(name)].filter(Boolean).join(' ')

/** Renames travelers, room by room. A null title or gender stays the same. Problems have paths of fields in the request. */
export function renameTravelers<Traveler extends NameParts>(
  rooms: readonly (readonly Traveler[])[],
  names: readonly NewName[],
): RenameResult<Traveler> {
  const problems = names.flatMap((name, index): FieldProblem[] => {
    const path = `travellerDetails[${index}]`
    const hasTraveler = rooms[name.room]?.[name.traveler] !== undefined
    return [
      ...(hasTraveler ? [] : [{ path, code: 'FIELD_INVALID' as const }]),
      ...(['firstName', 'lastName'] as const)
        .filter((field) => !isPassportName(name[field]))
        .map((field) => ({
          path: `${path}.details.${field}`,
          code: name[field] === '' ? ('FIELD_REQUIRED' as const) : ('FIELD_INVALID' as const),
        })),
    ]
  })
  if (problems.length > 0) return { problems }
  const renamedRooms = rooms.map((travelers, room) =>
    travelers.map((oldTraveler, traveler) => {
      const name = names.findLast((each) => each.room === room && each.traveler === traveler)
      if (!name) return oldTraveler
      const { firstName, lastName, title, gender } = name
      return {
        ...oldTraveler,
        firstName,
        lastName,
        ...(title !== null && { title }),
        ...(gender !== null && { gender }),
      }
    }),
  )
  return { rooms: renamedRooms, changes: listNameChanges(rooms, renamedRooms) }
}

const listNameChanges = (
  oldRooms: readonly (readonly NameParts[])[],
  newRooms: readonly (readonly NameParts[])[],
): FieldChange[] =>
  oldRooms.flatMap((travelers, room) =>
    travelers.flatMap((old, traveler): FieldChange[] => {
      const renamed = newRooms[room]?.[traveler] ?? old
      const position = { room: room + 1, traveller: traveler + 1 }
      const [oldName, newName] = [titledName(old), titledName(renamed)]
      return [
        ...(oldName === newName
          ? []
          : [{ ...position, field: 'travellerName' as const, oldValue: oldName, newValue: newName }]),
        ...(old.gender === renamed.gender
          ? []
          : [{ ...position, field: 'gender' as const, oldValue: old.gender, newValue: renamed.gender }]),
      ]
    }),
  )
