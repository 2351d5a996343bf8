import { Stepper } from './Stepper.tsx'

/** Leads through two steps at least: nothing here compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- one step is no way
    <Stepper key="1" steps={['Payment']} current={0} />,
  ]
  return [wrong]
}
