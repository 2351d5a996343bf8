import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Combobox } from '../../ui/Combobox/Combobox.tsx'
import { restaurantOptions } from '../../mocks/examples/manyRows.ts'
import { type KnownProps, StatefulCombobox } from './StatefulCombobox.tsx'
import { usage } from './usage.ts'

const args: KnownProps = {
  label: 'Restaurant',
  name: 'restaurant',
  placeholder: 'Choose a restaurant',
  options: restaurantOptions(24),
  value: null,
  onChange: fn(),
}

const meta = {
  title: 'UI/Combobox',
  component: Combobox,
  args,
  render: () => <StatefulCombobox {...args} />,
  parameters: usage({
    use: ['When a person finds one of many options by its name', 'When a server searches the options'],
    avoid: ['When there are fewer than twenty options: use `Select`', 'When any text is allowed: use `TextField`'],
    do: [
      'Give options with the same name a second line',
      'Pass the same array of options on each render, so that it is indexed once',
      'Say in the hint what can be typed: a name, a street, a town',
    ],
    dont: ['Search with fewer than 3 characters, or at every key', 'Show the answer to an earlier query'],
  }),
} satisfies Meta<typeof Combobox>
export default meta

type Story = StoryObj<typeof meta>

const expectClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBe(null))

/** The options are known: the list opens, and typing filters it. */
export const Known: Story = {
  async play({ canvas, step, userEvent }) {
    const field = canvas.getByRole('combobox', { name: 'Restaurant' })
    await userEvent.tab()
    await step('ArrowDown opens the list and highlights the first option', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() =>
        expect(
          within(screen.getByRole('listbox', { name: 'Restaurant' })).getByRole('option', { name: /^Ada’s Kitchen 1 / }),
        ).toHaveAttribute('data-highlighted'),
      )
      await userEvent.keyboard('{Escape}')
      await expectClosed()
    })
    await step('typing ignores accents', async () => {
      await userEvent.keyboard('cafe rio 2')
      await expect(await screen.findByRole('option', { name: /^Café Río 2 / })).toBeVisible()
    })
    await step('Enter chooses the first option', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(field).toHaveValue('Café Río 2'))
      await expectClosed()
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ label: 'Café Río 2' }))
    })
    await step('Enter at once after typing chooses from the new list', async () => {
      await userEvent.clear(field)
      await userEvent.keyboard('blue door 3{Enter}')
      await waitFor(() => expect(field).toHaveValue('Blue Door 3'))
      await expectClosed()
    })
    await step('a query without matches says so', async () => {
      await userEvent.clear(field)
      await userEvent.keyboard('nowhere')
      await expect(await screen.findByText('Nothing found for “nowhere”', { ignore: '[role="status"]' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect(field).toHaveFocus()
    })
  },
}

const fiveThousand = restaurantOptions(5000)

/** Five thousand options; only the visible ones are in the page. */
export const FiveThousandOptions: Story = {
  render: () => <StatefulCombobox {...args} options={fiveThousand} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(5))
    await expect(screen.getAllByRole('option').length).toBeLessThan(50)
    await expect((await screen.findAllByRole('option'))[0]).toHaveAttribute('aria-setsize', '5000')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(await screen.findByRole('option', { name: /^Juniper House 500 / })).toHaveAttribute('aria-posinset', '5000')
    await userEvent.keyboard('golden ladle 321')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('Golden Ladle 321'))
  },
}

export const Invalid: Story = {
  render: () => <StatefulCombobox {...args} error="Please choose a restaurant." hint="By its name, its street or its town" />,
}

export const Disabled: Story = { render: () => <StatefulCombobox {...args} disabled value={args.options[2] ?? null} /> }
