/** A performance goal and the result of this run. */
type Goal = { name: string; goal: string; result: string; isReached: boolean }

const goals: Goal[] = []

export const reportGoal = (goal: Goal): void => void goals.push(goal)

/** Prints the reported goals as a Markdown table. */
export function printGoals(): void {
  console.log('\n| measurement | goal | result | |\n|---|---|---|---|')
  for (const { name, goal, result, isReached } of goals) {
    console.log(`| ${name} | ${goal} | ${result} | ${isReached ? 'reached' : '**missed**'} |`)
  }
}
