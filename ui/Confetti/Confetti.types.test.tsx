import { expect, it } from 'vitest'
import { Confetti } from './Confetti.tsx'

it('lasts as long as it lasts', () => {
  // @ts-expect-error -- three seconds, everywhere
  const wrong = <Confetti durationMs={10_000} />
  expect(wrong.type).toBe(Confetti)
})
