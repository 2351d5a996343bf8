import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { enterprises } from '../../.storybook/enterprises.ts'
import { BeforeAfter } from './BeforeAfter.tsx'
import { loadVisualChanges } from './visualChanges.ts'

const meta = {
  title: 'Overview/Before and after',
  component: BeforeAfter,
  tags: ['!autodocs'],
  args: { load: loadVisualChanges },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof BeforeAfter>

export default meta

type Story = StoryObj<typeof meta>

/** What `npm run visual` found. */
export const BeforeAndAfter: Story = { name: 'Before and after', tags: ['!test'] }

const [{ id: enterprise } = { id: '' }] = enterprises

const state = { enterprise, windows: [], removed: [], added: [] }

/** A state that looks different, and one that only says something else. */
export const Compared: Story = {
  tags: ['!dev'],
  args: {
    load: async () => ({
      base: 'version 0.1.0',
      changes: [
        { ...state, id: 'screens-claim--success', windows: ['phone'] },
        { ...state, id: 'screens-claim--failed', removed: ['<span>'], added: ['<span role="alert">', 'No dinner yet'] },
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Compared with version 0.1.0: 1 look different, 1 differ in markup only.')
    await expect(canvas.getByRole('img', { name: 'screens-claim--success, phone, after' })).toHaveAttribute(
      'src',
      `changed/${enterprise}/screens-claim--success-phone-after.png`,
    )
    await userEvent.click(canvas.getByText('Markup: 1 lines before, 2 after'))
    await expect(canvas.getByText(/\+ No dinner yet/)).toBeVisible()
  },
}
