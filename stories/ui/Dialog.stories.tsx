import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { opened } from '../conformance/opened.ts'
import { framed } from './framed.ts'
import { Opener } from './Opener.tsx'
import { overPage } from './overPage.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  decorators: [overPage],
  args: {
    open: false,
    onClose: fn(),
    title: 'Edit the brand',
    text: 'Guests see this name on every gift.',
    children: <TextField label="Name of the brand" defaultValue="Marguerite" />,
    actions: <Button>Save the name</Button>,
  },
  // The page controls it, so its control would do nothing.
  argTypes: { open: { control: false }, size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] } },
  render: ({ onClose, ...args }) => (
    <Opener label="Edit the brand">{(open, close) => <Dialog {...args} open={open} onClose={() => (close(), onClose())} />}</Opener>
  ),
  parameters: {
    ...opened,
    ...usage({
      use: ['For a short task that must be done or cancelled first'],
      avoid: ['`ConfirmDialog` to ask for a yes or a no', '`Drawer` for details or navigation', 'A page for a task with steps'],
      do: ['Use the text of its button as its title', 'Turn `closesOnPressBeside` off where something is typed'],
      dont: ['Open one by itself', 'Open one from another'],
    }),
  },
} satisfies Meta<typeof Dialog>
export default meta

type Story = StoryObj<typeof meta>

/** A modal dialog over the page. */
export const Open: Story = {
  parameters: framed,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit the brand' }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

/** Opened by keyboard: its title is announced, Escape closes it, and the focus returns. */
export const ByKeyboard: Story = {
  async play({ args, canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Edit the brand' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Edit the brand' })
    await expect(dialog).toHaveAccessibleDescription('Guests see this name on every gift.')
    await waitFor(() => expect(dialog).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** On a phone it opens from the bottom, with its actions at the bottom. */
export const OnPhone: Story = { ...Open, parameters: {}, globals: { viewport: { value: 'w360' } } }

/** With a form, only the close button closes it, not a press outside. */
export const HoldsOn: Story = {
  args: { closesOnPressBeside: false },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit the brand' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.pointer([{ keys: '[MouseLeft]', target: dialog.parentElement ?? dialog }])
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** With long content, the title and the actions stay visible. */
export const LongContent: Story = {
  args: {
    size: 'lg',
    text: undefined,
    title: 'Terms of the Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik',
    children: Array.from({ length: 30 }, (_, line) => (
      <Text key={line}>Valid Monday to Thursday from noon till half past two, at the counter and at the tables.</Text>
    )),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit the brand' }))
    const dialog = await screen.findByRole('dialog')
    dialog.scrollTo(0, dialog.scrollHeight)
    const inSight = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    }
    await waitFor(() => expect(dialog.scrollTop).toBeGreaterThan(0))
    await expect(inSight(screen.getByRole('button', { name: 'Close' }))).toBe(true)
    await expect(inSight(screen.getByRole('button', { name: 'Save the name' }))).toBe(true)
  },
}
