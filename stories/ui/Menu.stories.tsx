import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Menu } from '../../ui/Menu/Menu.tsx'
import { opened } from '../conformance/opened.ts'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Menu',
  component: Menu,
  args: {
    label: 'Harbor & Rye Restaurants',
    items: [
      { label: 'Kumo Kitchens', onSelect: fn() },
      { label: 'Tern Hospitality Group', onSelect: fn() },
    ],
  },
  parameters: {
    ...opened,
    ...usage({
      use: ['For a few ways on from one name, where there is no room for buttons'],
      avoid: [
        '`Select` to choose a value',
        '`ToggleGroup` for two or three choices',
        'Buttons, for the one or two things that are done most',
      ],
      do: ['Label the button with what is chosen now'],
      dont: ['Hide the main action in it', 'Nest it: more than seven entries need a page'],
    }),
  },
} satisfies Meta<typeof Menu>
export default meta

type Story = StoryObj<typeof meta>

/** First letters move the focus; a choice closes it, and the focus returns. */
export const ByKeyboard: Story = {
  async play({ args, canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: args.label })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toBeVisible())
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Kumo Kitchens' })).toHaveFocus())
    await userEvent.keyboard('t')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Tern Hospitality Group' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.items[1]?.onSelect).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** At the window's end it stays within the window. */
export const Open: Story = {
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: args.label }))
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toBeVisible())
    await waitFor(() => expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth))
  },
}
