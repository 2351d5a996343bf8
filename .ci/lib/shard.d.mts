export interface Shard {
  readonly args: readonly string[]
  readonly runs: (step: string) => boolean
}
export declare function shardOf(text?: string): Shard
