import type { Browser } from 'playwright'
import type { Scene } from './interactionSteps.ts'
import { walk } from './interactionWalk.ts'
import type { Cost } from './interactionWatch.ts'
import { writeMeasured } from './writeMeasured.ts'

const runs = 5
/** The limit in milliseconds for the median time to the next paint. The longest tasks are reported beside it. */
const budget = 50

const median = (figures: readonly number[]) => figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN

/** The figures of a step over all walks. */
function summary(costs: readonly Cost[]) {
  const of = (figure: keyof Cost) => costs.map((cost) => cost[figure])
  return {
    paint: median(of('paint')),
    'worst paint': Math.max(...of('paint')),
    task: median(of('task')),
    'worst task': Math.max(...of('task')),
    shown: median(of('shown')),
  }
}

/** Walks the scenes, prints and saves the cost of every step, and returns whether each is within the budget. */
export async function isWithinBudget(
  browser: Browser,
  origin: string,
  scenes: readonly Scene[],
  name: 'pageSteps' | 'uiSteps',
): Promise<boolean> {
  const over: string[] = []
  const paints: Record<string, Record<string, number>> = {}
  for (const scene of scenes) {
    const walks: ReadonlyMap<string, Cost>[] = []
    for (let run = 0; run < runs; run += 1) walks.push(await walk(browser, origin, scene))
    const rows = Object.fromEntries(scene.steps.map(({ name }) => [name, summary(walks.flatMap((costs) => costs.get(name) ?? []))]))
    console.log(`\n${scene.title}: milliseconds from the event to the next paint, of the longest task, and until all was shown`)
    console.table(rows)
    for (const [step, { paint, 'worst paint': worst }] of Object.entries(rows)) {
      paints[`${scene.title}: ${step}`] = { paint, worst }
      if (paint > budget) over.push(`${scene.title}: ${step}`)
    }
  }
  writeMeasured(name, paints)
  console.log(over.length > 0 ? `Over ${budget} ms: ${over.join('; ')}` : `Each answered within ${budget} ms, four times slowed down.`)
  return over.length === 0
}
