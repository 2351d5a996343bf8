/** The steps that are not split. Those that take long come first, so that they run on different machines. */
const whole = ['package', 'storybook', 'types', 'lint', 'format', 'budget']

/**
 * The least number of parts that the stories run in. Each part has a fresh page: after a thousand stories a page takes more than twice
 * as long for one.
 */
const storyParts = 4

/** The parts of the stories that one of the machines runs. */
function storyPartsOf(machine, machines) {
  const parts = Math.ceil(storyParts / machines) * machines
  return Array.from({ length: parts / machines }, (_, round) => `${machine + round * machines}/${parts}`)
}

/**
 * A machine's part of `npm test`: `2/4` is the second of four. The test runners split stories, walks and unit tests; each of
 * the other steps runs on one machine.
 */
export function shardOf(text = '1/1') {
  const [, index, count] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? []
  if (index === undefined || Number(index) > Number(count)) throw new Error(`--shard ${text}: write it as 2/4, the second part of four.`)
  return {
    stories: storyPartsOf(Number(index), Number(count)),
    args: Number(count) === 1 ? [] : [`--shard=${index}/${count}`],
    runs: (step) => !whole.includes(step) || whole.indexOf(step) % Number(count) === Number(index) - 1,
  }
}
