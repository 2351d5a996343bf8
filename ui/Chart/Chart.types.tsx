import type { SeriesList } from './chartData.ts'

const some = { name: 'Some', values: [1] }

/** Wrong uses of Chart: none of them compiles. */
export function wrong() {
  const wrong: SeriesList[] = [
    // @ts-expect-error -- it needs values
    [],
    // @ts-expect-error -- more series than people can distinguish
    [some, some, some, some],
    // @ts-expect-error -- a series needs a name
    [{ values: [1] }],
  ]
  return [wrong]
}
