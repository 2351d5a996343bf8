import { Confetti } from './Confetti.tsx'

/** Lasts as long as it lasts: nothing here compiles. */
export function wrong() {
  // @ts-expect-error -- three seconds, everywhere
  const wrong = <Confetti durationMs={10_000} />
  return [wrong]
}
