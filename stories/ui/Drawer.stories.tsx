import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.tsx'
import { Drawer } from '../../ui/Drawer/Drawer.tsx'
import { opened } from '../conformance/opened.ts'
import { framed } from './framed.ts'
import { Opener } from './Opener.tsx'
import { overPage } from './overPage.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Drawer',
  component: Drawer,
  decorators: [overPage],
  args: {
    open: false,
    onClose: fn(),
    title: 'Check 1047',
    children: (
      <DescriptionList
        items={[
          { term: 'Guest', detail: 'Ana López' },
          { term: 'Table', detail: '12' },
          { term: 'Paid', detail: '$48.00' },
        ]}
      />
    ),
  },
  // The page controls it, so its control would do nothing.
  argTypes: { open: { control: false } },
  render: ({ onClose, ...args }) => (
    <Opener label="Look at the check">{(open, close) => <Drawer {...args} open={open} onClose={() => (close(), onClose())} />}</Opener>
  ),
  parameters: {
    ...opened,
    ...usage({
      use: ['For details of one item, while its list stays'],
      avoid: ['`Dialog` for a task', '`Details` if the details fit into the page'],
      do: ['Open it at the edge of its button'],
      dont: ['Put into it what everyone needs'],
    }),
  },
} satisfies Meta<typeof Drawer>
export default meta

type Story = StoryObj<typeof meta>

/** The distance from an edge of the window. */
type Edge = (drawer: HTMLElement) => number

/** It opens next to this edge of the window, and a swipe in this direction closes it. */
const opensAt = (distance: Edge, swipe: 'left' | 'right'): Pick<Story, 'play'> => ({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    const drawer = await screen.findByRole('dialog')
    await waitFor(() => expect(Math.round(distance(drawer))).toBe(0))
    await expect(drawer).toHaveAttribute('data-swipe-direction', swipe)
  },
})
const left: Edge = (drawer) => drawer.getBoundingClientRect().left
const right: Edge = (drawer) => document.documentElement.clientWidth - drawer.getBoundingClientRect().right

/** Details, at the inline end. */
export const AtTheEnd: Story = { parameters: framed, ...opensAt(right, 'right') }

/** Opened by keyboard and closed with Escape; the focus returns. */
export const ByKeyboard: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const drawer = await screen.findByRole('dialog', { name: 'Check 1047' })
    await waitFor(() => expect(drawer).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
}

/** In right-to-left scripts the end is on the left: a swipe to the left closes it. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, ...opensAt(left, 'left') }
