import { IconButton } from './IconButton.tsx'

const noop = () => {}

/** Wrong uses of IconButton: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- a sign alone says nothing to those who hear it
    <IconButton key="1" icon="close" onClick={noop} />,
    // @ts-expect-error -- what opens something does not stay down as well
    <IconButton key="2" icon="menu" label="Menu" expanded pressed onClick={noop} />,
    // @ts-expect-error -- looks are closed
    <IconButton key="3" icon="close" label="Close" onClick={noop} className="mine" />,
    // @ts-expect-error -- there is no such sign
    <IconButton key="4" icon="unicorn" label="Close" onClick={noop} />,
  ]
  return [wrong]
}
