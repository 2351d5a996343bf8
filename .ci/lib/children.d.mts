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
