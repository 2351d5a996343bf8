import { IconButton } from './IconButton.tsx'

const noop = () => {}

/** Wrong uses of IconButton: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- it needs an accessible name
    <IconButton key="1" icon="close" onClick={noop} />,
    // @ts-expect-error -- a trigger is not a toggle
    <IconButton key="2" icon="menu" label="Menu" expanded pressed onClick={noop} />,
    // @ts-expect-error -- variants are closed
    <IconButton key="3" icon="close" label="Close" onClick={noop} className="mine" />,
    // @ts-expect-error -- there is no such icon
    <IconButton key="4" icon="unicorn" label="Close" onClick={noop} />,
  ]
  return [wrong]
}
