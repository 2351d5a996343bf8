import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Tooltip, tooltipSides } from '../../ui/Tooltip/Tooltip.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Tooltip',
  component: Tooltip,
  args: { text: 'Edit Spring lunch', children: <IconButton icon="edit" label="Edit Spring lunch" onClick={fn()} /> },
  argTypes: { side: { control: 'inline-radio', options: tooltipSides } },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeContent: 'center', minBlockSize: '10rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    ...usage({
      use: ['To show the name of an `IconButton` to those who see only its sign'],
      avoid: ['A field’s hint, for what helps to fill it in', '`Details` or plain text for what everyone should know: a finger never sees a tooltip'],
      do: ['Repeat the control’s own label, word for word'],
      dont: ['Do not put links or buttons into it', 'Do not put it on text, or on what is switched off'],
    }),
  },
} satisfies Meta<typeof Tooltip>
export default meta

type Story = StoryObj<typeof meta>

const shown = () => screen.queryByText('Edit Spring lunch')

/** The keyboard comes by: it is there at once, Escape takes it away, and so does moving on. */
export const ByKeyboard: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await waitFor(() => expect(shown()).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(shown()).toBeNull())
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(shown()).toBeVisible())
  },
}

/** The pointer rests on it for a moment. */
export const ByPointer: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.hover(canvas.getByRole('button'))
    await waitFor(() => expect(shown()).toBeVisible())
    await userEvent.unhover(canvas.getByRole('button'))
    await waitFor(() => expect(shown()).toBeNull())
  },
}

/** At the side, where another control stands above. */
export const AtTheSide: Story = { ...ByKeyboard, args: { side: 'inline-end' } }
