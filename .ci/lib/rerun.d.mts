import type { Counts } from './counts.mjs'

export interface Failure {
  readonly title: string
  readonly error: string
}
export interface Step {
  readonly name: string
  /** Returns the step that runs one failed test alone. Without it no test of the step runs again. */
  readonly again?: (failure: Failure, index: number) => Step
}
interface Ran {
  readonly step: Step
  readonly result: Pick<Counts, 'passed' | 'failed' | 'failures'>
}
type Outcome = Pick<Counts, 'passed' | 'failed'>

export declare function rerunFailed(
  ran: readonly Ran[],
  run: (step: Step) => Promise<Outcome>,
): Promise<{ results: readonly Outcome[]; flaky: readonly (Failure & { step: string })[] }>
export declare function flakyLines(flaky: Failure & { step: string }): string
export declare function exactly(text: string): string
