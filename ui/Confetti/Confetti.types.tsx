import { Confetti } from './Confetti.tsx'

/** Wrong uses of Confetti: none of them compiles. */
export function wrong() {
  // @ts-expect-error -- the duration is fixed
  const wrong = <Confetti durationMs={10_000} />
  return [wrong]
}
