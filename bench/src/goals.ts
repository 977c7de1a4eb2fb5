/** Performance goals and the figures of this run. */
type Row = { what: string; goal: string; figure: string; reached: boolean }

const rows: Row[] = []

export const held = (row: Row): void => void rows.push(row)

/** Prints every goal with its figure as rows of a Markdown table. */
export function printGoals(): void {
  console.log('\n| what | goal | figure | |\n|---|---|---|---|')
  for (const { what, goal, figure, reached } of rows) {
    console.log(`| ${what} | ${goal} | ${figure} | ${reached ? 'reached' : '**missed**'} |`)
  }
}
