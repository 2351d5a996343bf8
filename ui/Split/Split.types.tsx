import { Split } from './Split.tsx'

/** Wrong uses of Split: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- it needs two children
    <Split key="1" space="lg">
      Words
    </Split>,
    // @ts-expect-error -- gaps are from the scale
    <Split key="2" space={24}>
      <p>Words</p>
      <p>Picture</p>
    </Split>,
  ]
  return [wrong]
}
