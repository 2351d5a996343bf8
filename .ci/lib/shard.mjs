/** The steps that are not split. Those that take long come first, so that they run on different machines. */
const whole = ['package', 'storybook', 'types', 'lint', 'format', 'budget', 'hosting', 'docs']

/**
 * A machine's part of `npm test`: `2/4` is the second of four. The test runners split stories, walks and unit tests; each of
 * the other steps runs on one machine.
 */
export function shardOf(text = '1/1') {
  const [, index, count] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? []
  if (index === undefined || Number(index) > Number(count)) throw new Error(`--shard ${text}: write it as 2/4, the second part of four.`)
  return {
    args: Number(count) === 1 ? [] : [`--shard=${index}/${count}`],
    runs: (step) => !whole.includes(step) || whole.indexOf(step) % Number(count) === Number(index) - 1,
  }
}
