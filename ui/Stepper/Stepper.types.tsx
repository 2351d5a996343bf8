import { Stepper } from './Stepper.tsx'

/** Wrong uses of Stepper: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- it needs several steps
    <Stepper key="1" steps={['Payment']} current={0} />,
  ]
  return [wrong]
}
