import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { spec } from '../spec.ts'
import { SearchedCombobox } from './SearchedCombobox.tsx'

const onAsked = fn()

const meta = {
  title: 'UI/Combobox search',
  render: (args) => <SearchedCombobox {...args} />,
  args: { answers: 'all', onAsked },
} satisfies Meta<typeof SearchedCombobox>
export default meta

type Story = StoryObj<typeof meta>

/** The visible text; the live region holds the same text for screen readers. */
const findVisible = (text: string) => screen.findByText(text, { ignore: '[role="status"]' })

/** A server searches: from 3 characters on, once the typing pauses. */
export const Search: Story = {
  parameters: { ...spec('MGR-03') },
  async play({ canvas, step, userEvent }) {
    onAsked.mockClear()
    const field = canvas.getByRole('combobox', { name: 'Search for a location' })
    await userEvent.click(field)
    await step('two characters are too few', async () => {
      await userEvent.keyboard('em')
      await expect(await findVisible('Type 1 more character to search')).toBeVisible()
    })
    await step('after a pause one search runs for all that was typed', async () => {
      await userEvent.keyboard('berwood')
      await expect(await findVisible('Searching…')).toBeVisible()
      await expect(await screen.findByRole('option', { name: /^Emberwood 1 / })).toBeVisible()
      await expect(onAsked.mock.calls).toEqual([['emberwood']])
    })
    await step('keys choose', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await waitFor(() => expect(field).toHaveValue('Emberwood 2'))
    })
    await step('the choice can be cleared', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
      await waitFor(() => expect(field).toHaveValue(''))
    })
  },
}

/** The search found nothing. */
export const NothingFound: Story = {
  args: { answers: 'nothing' },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('combobox'), 'nowhere')
    await expect(await findVisible('Nothing found for “nowhere”')).toBeVisible()
  },
}

/** The search failed: the field shows and announces it, and a key can retry. */
export const Failed: Story = {
  parameters: { ...spec('MGR-03') },
  args: { answers: 'failure first' },
  async play({ canvas, step, userEvent }) {
    onAsked.mockClear()
    const field = canvas.getByRole('combobox')
    // A live region must exist before its text changes, or some screen readers miss the change.
    const announced = canvas.getByRole('status')
    await expect(announced).toBeEmptyDOMElement()
    await step('the running search is announced', async () => {
      await userEvent.type(field, 'em')
      await waitFor(() => expect(announced).toHaveTextContent('Type 1 more character to search'))
      await userEvent.keyboard('berwood')
      await waitFor(() => expect(announced).toHaveTextContent('Searching…'))
      await expect(announced.closest('[aria-hidden="true"]')).toBe(null)
    })
    await step('the failure shows, is announced, and describes the field', async () => {
      await expect(await findVisible('Failed to fetch locations. Please try again.')).toBeVisible()
      await expect(announced).toHaveTextContent('Failed to fetch locations. Please try again.')
      await expect(field).toHaveAccessibleDescription(/^By its name, .* town Failed to fetch locations\./)
    })
    await step('a retry asks again, and the focus returns to the field', async () => {
      canvas.getByRole('button', { name: 'Try again' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(field).toHaveFocus()
      await expect(await screen.findByRole('option', { name: /^Emberwood 1 / })).toBeVisible()
      await expect(onAsked.mock.calls).toEqual([['emberwood'], ['emberwood']])
      await expect(field).toHaveAccessibleDescription(/ town$/)
      await expect(announced).toBeEmptyDOMElement()
      await expect(canvas.queryByRole('button', { name: 'Try again' })).toBe(null)
    })
  },
}
