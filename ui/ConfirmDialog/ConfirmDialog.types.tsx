import { ConfirmDialog } from './ConfirmDialog.tsx'

const noop = () => {}

/** Says what follows, and what the yes does: nothing here compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- what follows from a yes must be said
    <ConfirmDialog key="1" open title="Sure?" confirmLabel="Refund" onConfirm={noop} onCancel={noop} />,
    // @ts-expect-error -- and what the yes does
    <ConfirmDialog key="2" open title="Sure?" text="It cannot be undone." onConfirm={noop} onCancel={noop} />,
  ]
  return [wrong]
}
