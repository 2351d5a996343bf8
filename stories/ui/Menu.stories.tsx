import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Menu, menuAligns } from '../../ui/Menu/Menu.tsx'
import { opened } from '../conformance/opened.ts'
import { usage } from './usage.ts'

const edit = fn()
const remove = fn()

const meta = {
  title: 'UI/Menu',
  component: Menu,
  args: {
    trigger: 'button',
    label: 'Spring lunch',
    groups: [
      [
        { label: 'Edit', icon: 'edit', onSelect: edit },
        { label: 'Copy the link', icon: 'copy', onSelect: fn() },
        { label: 'Send again', icon: 'mail', onSelect: fn(), disabled: true },
        { label: 'See as a guest', icon: 'show', href: '#guest', newTab: true },
      ],
      [{ label: 'Take back', icon: 'trash', tone: 'danger', onSelect: remove }],
    ],
  },
  argTypes: { align: { control: 'inline-radio', options: menuAligns } },
  beforeEach() {
    edit.mockClear()
    remove.mockClear()
  },
  parameters: {
    ...opened,
    ...usage({
      use: ['For what can be done with one thing, where there is no room for buttons'],
      avoid: [
        '`Select` to choose a value',
        '`ToggleGroup` for two or three choices',
        'Buttons, for the one or two things that are done most',
      ],
      do: ['Put destructive actions last, in a separate group', 'Name the thing: "More on Spring lunch"'],
      dont: ['Hide the main action in it', 'Nest it: more than seven entries need a page'],
    }),
  },
} satisfies Meta<typeof Menu>
export default meta

type Story = StoryObj<typeof meta>

/** First letters move the focus; a choice closes it, and the focus returns. */
export const ByKeyboard: Story = {
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Spring lunch' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toBeVisible())
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus())
    await userEvent.keyboard('t')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Take back' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(remove).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Open: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Spring lunch' }))
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toBeVisible())
    await expect(screen.getByRole('menuitem', { name: 'Send again' })).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.getByRole('menuitem', { name: /See as a guest/ })).toHaveAttribute('href', '#guest')
  },
}

/** Opened by an icon button. */
export const BehindASign: Story = {
  args: { trigger: 'icon', icon: 'more', label: 'More on Spring lunch', align: 'end' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'More on Spring lunch' }))
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth))
  },
}
