import { expect, it } from 'vitest'
import { Stepper } from './Stepper.tsx'

it('leads through two steps at least', () => {
  const wrong = [
    // @ts-expect-error -- one step is no way
    <Stepper key="1" steps={['Payment']} current={0} />,
  ]
  expect(wrong).toHaveLength(1)
})
