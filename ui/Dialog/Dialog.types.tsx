import { Dialog } from './Dialog.tsx'

const noop = () => {}

/** Wrong uses of Dialog: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- it needs an accessible name
    <Dialog key="1" open onClose={noop}>
      Words
    </Dialog>,
    // @ts-expect-error -- it needs a way to close
    <Dialog key="2" open title="Edit">
      Words
    </Dialog>,
  ]
  return [wrong]
}
