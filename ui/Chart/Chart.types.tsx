import type { SeriesList } from './chartData.ts'

const some = { name: 'Some', values: [1] }

/** Draws as many series as can be told apart without colour: nothing here compiles. */
export function wrong() {
  const wrong: SeriesList[] = [
    // @ts-expect-error -- there is nothing to draw
    [],
    // @ts-expect-error -- more than the eye keeps apart
    [some, some, some, some],
    // @ts-expect-error -- figures without a name
    [{ values: [1] }],
  ]
  return [wrong]
}
