import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { expectRetry, statuses } from './listStatuses.ts'
import { restaurantOptions } from '../../mocks/examples/manyRows.ts'
import { StatefulCombobox } from './StatefulCombobox.tsx'

const meta = {
  title: 'UI/Combobox status',
  render: (args) => <StatefulCombobox {...args} />,
  args: { label: 'Restaurant', options: restaurantOptions(24), value: null, onChange: fn() },
} satisfies Meta<typeof StatefulCombobox>
export default meta

type Story = StoryObj<typeof meta>

/** The first read of the options runs. */
export const Loading: Story = {
  args: { ...statuses.loading, options: [] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await screen.findByText('Loading…', { ignore: '[role="status"]' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…')
  },
}

/** The first read failed: the failure describes the field. */
export const Failed: Story = {
  args: { ...statuses.failed, options: [] },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('combobox')
    await expect(field).toHaveAccessibleDescription('Failed to fetch transactions.')
    await expectRetry(canvas, userEvent)
    await expect(field).toHaveFocus()
  },
}

/** New options are awaited: the old ones stay. */
export const Refreshing: Story = {
  args: statuses.refreshing,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await screen.findByText('Updating', { ignore: '[role="status"]' })).toBeVisible()
    await expect(screen.getByRole('option', { name: /^Ada’s Kitchen 1 / })).toBeVisible()
  },
}

/** A refresh failed: the old options stay, and the field says so. */
export const Stale: Story = {
  args: statuses.stale,
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/^These may be out of date/)
    await expectRetry(canvas, userEvent)
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('option', { name: /^Ada’s Kitchen 1 / })).toBeVisible()
  },
}
