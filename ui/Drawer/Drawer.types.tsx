import { Drawer } from './Drawer.tsx'

const noop = () => {}

/** Wrong uses of Drawer: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- edges are logical, not left and right
    <Drawer key="1" open onClose={noop} title="Check 1047" side="left">
      Words
    </Drawer>,
    // @ts-expect-error -- it needs an accessible name
    <Drawer key="2" open onClose={noop}>
      Words
    </Drawer>,
  ]
  return [wrong]
}
