import { expect, test } from 'vitest'
import { countSeats, seatPassengers, seatingProblem } from './transport-seating.ts'

const vans = (vehicles: number) => ({ seats: 9, vehicles })
const sedans = (vehicles: number) => ({ seats: 4, vehicles })

test('fills the largest vehicles first, with a passenger in each vehicle', () => {
  expect(seatPassengers([sedans(1), vans(1)], 12)).toEqual([3, 9])
  expect(seatPassengers([vans(2), sedans(2)], 16)).toEqual([14, 2])
})

test('lets vehicles with an unknown number of seats carry everyone', () => {
  const unknown = { seats: null, vehicles: 1 }
  expect(seatPassengers([unknown], 40)).toEqual([40])
  expect(seatingProblem([unknown], 40)).toBeUndefined()
  expect(countSeats([unknown, vans(1)])).toBeNull()
})

test('counts missing seats and excess vehicles', () => {
  expect(seatingProblem([vans(1)], 16)).toEqual({ kind: 'seats', count: 7 })
  expect(seatingProblem([sedans(3)], 2)).toEqual({ kind: 'passengers', count: 1 })
  expect(seatingProblem([sedans(12)], 40)).toEqual({ kind: 'vehicles', count: 2 })
  expect(seatingProblem([vans(2)], 16)).toBeUndefined()
})
