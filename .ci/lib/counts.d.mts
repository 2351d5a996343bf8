import type { Failure } from './rerun.mjs'

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly failures: readonly Failure[]
}
export declare function vitestCounts(file: string): Counts
export declare function playwrightCounts(file: string): Counts
