import type { ChildProcess, StdioOptions } from 'node:child_process'

export interface Ended {
  readonly code: number
  readonly output: string
  readonly seconds: number
}
export declare function run(
  command: string,
  args: readonly string[],
  options?: { readonly env?: Readonly<Record<string, string>>; readonly show?: boolean; readonly timeout?: number },
): Promise<Ended>
export declare function start(
  command: string,
  args: readonly string[],
  options?: { readonly env?: Readonly<Record<string, string>>; readonly stdio?: StdioOptions },
): ChildProcess
export declare function main(
  work: () => Promise<number | undefined>,
  options?: { readonly interrupted?: number; readonly onError?: string },
): Promise<never>
export declare function endOnInterrupt(code: number): void
