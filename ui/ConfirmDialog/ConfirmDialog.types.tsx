import { ConfirmDialog } from './ConfirmDialog.tsx'

const noop = () => {}

/** Wrong uses of ConfirmDialog: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- it needs an explanation
    <ConfirmDialog key="1" open title="Sure?" confirmLabel="Refund" onConfirm={noop} onCancel={noop} />,
    // @ts-expect-error -- it needs a label for the action
    <ConfirmDialog key="2" open title="Sure?" text="It cannot be undone." onConfirm={noop} onCancel={noop} />,
  ]
  return [wrong]
}
