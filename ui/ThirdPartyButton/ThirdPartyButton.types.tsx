import { ThirdPartyButton } from './ThirdPartyButton.tsx'

/** Wrong uses of ThirdPartyButton: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- a frame without a name says nothing to those who hear it
    <ThirdPartyButton key="1" src="https://button.example/" />,
    // @ts-expect-error -- what it may do is the same everywhere
    <ThirdPartyButton key="2" src="https://button.example/" title="Book" sandbox="allow-scripts" />,
  ]
  return [wrong]
}
