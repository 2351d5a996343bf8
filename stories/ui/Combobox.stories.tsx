import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Combobox } from '../../ui/Combobox/Combobox.tsx'
import { spec } from '../spec.ts'
import { AskedFor } from './AskedFor.tsx'
import { Kept, type KnownProps } from './KeptCombobox.tsx'
import { restaurants } from './restaurants.ts'
import { usage } from './usage.ts'

const args: KnownProps = {
  label: 'Restaurant',
  name: 'restaurant',
  placeholder: 'Choose a restaurant',
  options: restaurants(24),
  value: null,
  onChange: fn(),
}

const meta = {
  title: 'UI/Combobox',
  component: Combobox,
  args,
  render: () => <Kept {...args} />,
  parameters: {
    ...usage({
      use: ['When one of more things than a list can show is found by its name', 'When the things are asked for while one types'],
      avoid: ['When there are fewer than twenty: take `Select`', 'When any text will do: take `TextField`'],
      do: [
        'Give things of one name a second line',
        'Keep the list that you pass, so that it is read only once',
        'Say in the hint what can be typed: a name, a street, a town',
      ],
      dont: ['Search before there are 3 characters, or at every key', 'Show an answer to an earlier question'],
    }),
  },
} satisfies Meta<typeof Combobox>
export default meta

type Story = StoryObj<typeof meta>

/** What is said to the eye; ears have their own place for it. */
const seen = (text: string) => screen.findByText(text, { ignore: '[role="status"]' })

/** All are known: the list opens, and typing narrows it. */
export const Known: Story = {
  async play({ canvas, step, userEvent }) {
    const field = canvas.getByRole('combobox', { name: 'Restaurant' })
    await userEvent.tab()
    await step('Down opens the list at its first', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() =>
        expect(
          within(screen.getByRole('listbox', { name: 'Restaurant' })).getByRole('option', { name: /^Ada’s Kitchen 1 / }),
        ).toHaveAttribute('data-highlighted'),
      )
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('listbox')).toBe(null))
    })
    await step('and Up at its last', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await waitFor(() => expect(screen.getByRole('option', { name: /^Dockside Grill 3 / })).toHaveAttribute('data-highlighted'))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('listbox')).toBe(null))
    })
    await step('however it was left, it opens at its top', async () => {
      await userEvent.click(field)
      await expect(await screen.findByRole('option', { name: /^Ada’s Kitchen 1 / })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('listbox')).toBe(null))
    })
    await step('typing finds, accents or not', async () => {
      await userEvent.keyboard('cafe rio 2')
      await expect(await screen.findByRole('option', { name: /^Café Río 2 / })).toBeVisible()
    })
    await step('Enter takes the first', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(field).toHaveValue('Café Río 2'))
      await waitFor(() => expect(screen.queryByRole('listbox')).toBe(null))
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ label: 'Café Río 2' }))
    })
    await step('Enter in haste takes one of what was typed, never of what was listed before', async () => {
      await userEvent.clear(field)
      await userEvent.keyboard('blue door 3{Enter}')
      await waitFor(() => expect(field).toHaveValue('Blue Door 3'))
      await waitFor(() => expect(screen.queryByRole('listbox')).toBe(null))
    })
    await step('what matches nothing is told', async () => {
      await userEvent.clear(field)
      await userEvent.keyboard('nowhere')
      await expect(await seen('Nothing found for “nowhere”')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect(field).toHaveFocus()
    })
  },
}

/** One is chosen already. */
export const Chosen: Story = { render: () => <Kept {...args} value={args.options[2] ?? null} /> }

/** Five thousand, of which only those in sight are drawn. */
export const FiveThousandOptions: Story = {
  render: () => <Kept {...args} options={fiveThousand} />,
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
const fiveThousand = restaurants(5000)

/** Asked for while one types: from 3 characters on, once the typing pauses. */
export const AskedForByTyping: Story = {
  name: 'Asked for',
  parameters: { ...spec('MGR-03') },
  render: () => <AskedFor answers="all" heard={heard} />,
  async play({ canvas, step, userEvent }) {
    heard.mockClear()
    const field = canvas.getByRole('combobox', { name: 'Search for a location' })
    await userEvent.click(field)
    await step('two characters are too few', async () => {
      await userEvent.keyboard('em')
      await expect(await seen('Type 1 more character to search')).toBeVisible()
    })
    await step('the third is, and the rest is asked for at once', async () => {
      await userEvent.keyboard('berwood')
      await expect(await seen('Searching…')).toBeVisible()
      await expect(await screen.findByRole('option', { name: /^Emberwood 1 / })).toBeVisible()
      await expect(heard.mock.calls).toEqual([['emberwood']])
    })
    await step('keys choose', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await waitFor(() => expect(field).toHaveValue('Emberwood 2'))
    })
    await step('and it can be taken back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
      await waitFor(() => expect(field).toHaveValue(''))
    })
  },
}
const heard = fn()

/** In another language. */
export const InOtherWords: Story = {
  render: () => (
    <Kept
      {...args}
      label="Restaurant"
      placeholder="Restaurant wählen"
      messages={{ showList: 'Liste zeigen', nothing: (query) => `Nichts zu „${query}“` }}
    />
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Liste zeigen' }))
    await userEvent.type(canvas.getByRole('combobox'), 'nirgends')
    await expect(await seen('Nichts zu „nirgends“')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Nichts zu „nirgends“'))
  },
}

/** The search found nothing. */
export const NothingFound: Story = {
  render: () => <AskedFor answers="nothing" heard={heard} />,
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('combobox'), 'nowhere')
    await expect(await seen('Nothing found for “nowhere”')).toBeVisible()
  },
}

/** The search failed: the field says so to eyes and ears, and it can be tried again by a key. */
export const Failed: Story = {
  parameters: { ...spec('MGR-03') },
  render: () => <AskedFor answers="failure first" heard={heard} />,
  async play({ canvas, step, userEvent }) {
    heard.mockClear()
    const field = canvas.getByRole('combobox')
    // There before there is anything to say, or some readers would not hear it.
    const spoken = canvas.getByRole('status')
    await expect(spoken).toBeEmptyDOMElement()
    await step('what is under way is heard', async () => {
      await userEvent.type(field, 'em')
      await waitFor(() => expect(spoken).toHaveTextContent('Type 1 more character to search'))
      await userEvent.keyboard('berwood')
      await waitFor(() => expect(spoken).toHaveTextContent('Searching…'))
      await expect(spoken.closest('[aria-hidden="true"]')).toBe(null)
    })
    await step('the failure is seen, heard, and the field’s own', async () => {
      await expect(await seen('Failed to fetch locations. Please try again.')).toBeVisible()
      await expect(spoken).toHaveTextContent('Failed to fetch locations. Please try again.')
      await expect(field).toHaveAccessibleDescription(/^By its name, .* town Failed to fetch locations\./)
    })
    await step('and is gone once it is tried again', async () => {
      canvas.getByRole('button', { name: 'Try again' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(await screen.findByRole('option', { name: /^Emberwood 1 / })).toBeVisible()
      await expect(heard.mock.calls).toEqual([['emberwood'], ['emberwood']])
      await expect(field).toHaveAccessibleDescription(/ town$/)
      await expect(spoken).toBeEmptyDOMElement()
    })
  },
}

/** One must be chosen to go on. */
export const Wrong: Story = {
  render: () => <Kept {...args} error="Please choose a restaurant." hint="By its name, its street or its town" />,
}

/** Not to be changed now. */
export const Disabled: Story = { render: () => <Kept {...args} disabled value={args.options[2] ?? null} /> }
