import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { buttonTones } from '../../ui/Button/buttonLook.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { opened } from '../conformance/opened.ts'
import { spec } from '../spec.ts'
import { framed } from './framed.ts'
import { Opener } from './Opener.tsx'
import { overPage } from './overPage.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/ConfirmDialog',
  component: ConfirmDialog,
  decorators: [overPage],
  args: {
    open: false,
    title: 'Are you sure?',
    text: 'Ana López gets $48.00 back on her card. A refund cannot be undone.',
    confirmLabel: 'Refund $48.00',
    tone: 'danger',
    onConfirm: fn(),
    onCancel: fn(),
  },
  // The page controls it, so its control would do nothing.
  argTypes: { open: { control: false }, tone: { control: 'inline-radio', options: buttonTones } },
  render: ({ onConfirm, onCancel, ...args }) => (
    <Opener label="Refund" tone="danger">
      {(open, close) => {
        const answer = (then: () => void) => () => {
          if (!args.pending) close()
          then()
        }
        return <ConfirmDialog {...args} open={open} onConfirm={answer(onConfirm)} onCancel={answer(onCancel)} />
      }}
    </Opener>
  ),
  parameters: {
    ...opened,
    ...spec('MGR-11'),
    ...usage({
      use: ['Before something that cannot be undone, or that costs money'],
      avoid: ['Undo, for an action that can be undone', '`Dialog` where something is filled in'],
      do: ['Say what the action does', 'Name the action on its button: "Refund $48.00"'],
      dont: ['Call the buttons "Yes" and "No"', 'Use it for everyday actions: nobody reads it'],
    }),
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta

type Story = StoryObj<typeof meta>

/** The question is modal; a press outside does not answer it. */
export const Open: Story = {
  parameters: framed,
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }))
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.pointer([{ keys: '[MouseLeft]', target: dialog.parentElement ?? dialog }])
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

/** Opened by keyboard: the focus starts on “no”, so that a second Enter does no harm. */
export const ByKeyboard: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' })
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone/)
    const no = screen.getByRole('button', { name: 'Cancel' })
    await waitFor(() => expect(no).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Refund' })).toHaveFocus())
  },
}

/** On a phone both answers are at the bottom. */
export const OnPhone: Story = { ...Open, parameters: {}, globals: { viewport: { value: 'w360' } } }

/** Pending: neither Escape nor “no” closes it. */
export const Pending: Story = {
  args: { pending: true, pendingLabel: 'Processing' },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).not.toHaveBeenCalled()
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await expect(screen.getByText('Processing')).toHaveRole('status')
  },
}
