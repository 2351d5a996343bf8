import { expect, it } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const noop = () => {}

it('says what follows, and what the yes does', () => {
  const wrong = [
    // @ts-expect-error -- what follows from a yes must be said
    <ConfirmDialog key="1" open title="Sure?" confirmLabel="Refund" onConfirm={noop} onCancel={noop} />,
    // @ts-expect-error -- and what the yes does
    <ConfirmDialog key="2" open title="Sure?" text="It cannot be undone." onConfirm={noop} onCancel={noop} />,
  ]
  expect(wrong).toHaveLength(2)
})
