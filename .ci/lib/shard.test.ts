import { describe, expect, it } from 'vitest'
import { shardOf } from './shard.mjs'

const parts = ['1/4', '2/4', '3/4', '4/4']

describe('the shards of npm test', () => {
  it.each(['types', 'lint', 'format', 'package', 'storybook', 'budget'])('run %s once', (step) => {
    expect(parts.filter((part) => shardOf(part).runs(step))).toHaveLength(1)
  })

  it.each(['unit', 'stories', 'end-to-end'])('each run a part of %s', (step) => {
    expect(parts.map((part) => [shardOf(part).runs(step), ...shardOf(part).args])).toEqual(parts.map((part) => [true, `--shard=${part}`]))
  })

  it('are one without the option, which runs all', () => {
    expect(shardOf().args).toEqual([])
    expect(['types', 'budget', 'unit'].filter((step) => !shardOf().runs(step))).toEqual([])
  })

  it.each(['0/4', '5/4', '2', 'two/four'])('refuse %s', (part) => {
    expect(() => shardOf(part)).toThrow(part)
  })
})
