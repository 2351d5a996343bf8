import { ThirdPartyButton } from './ThirdPartyButton.tsx'

/** Wrong uses of ThirdPartyButton: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- a frame needs an accessible name
    <ThirdPartyButton key="1" src="https://button.example/" />,
    // @ts-expect-error -- its permissions are fixed
    <ThirdPartyButton key="2" src="https://button.example/" title="Book" sandbox="allow-scripts" />,
  ]
  return [wrong]
}
