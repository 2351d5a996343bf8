import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FormWithSummary } from '../../ui/ErrorSummary/FormWithSummary.tsx'
import { spec } from '../spec.ts'
import { LongForm } from './LongForm.tsx'
import { restaurantOptions } from '../../mocks/examples/manyRows.ts'
import { inColumn } from './inColumn.tsx'
import { usage } from './usage.ts'

const onAnswers = fn()

const meta = {
  title: 'UI/FormWithSummary',
  component: FormWithSummary,
  decorators: [inColumn],
  args: { onSubmit: fn(), errors: [], attempt: 0, children: null },
  render: () => <LongForm onAnswers={onAnswers} />,
  beforeEach: () => void onAnswers.mockClear(),
  parameters: usage({
    use: ['When a form is longer than a phone’s screen, so that errors may be out of view'],
    avoid: ['When the form has one or two fields: use `Form`, which focuses the first wrong field'],
    do: [
      'Use the same text above and beside the field',
      'List the errors in the order of the fields',
      'Set `shouldFocusError: false` for react-hook-form: the summary takes the focus',
    ],
    dont: ['Show it before the form was sent', 'Clear what was typed'],
  }),
} satisfies Meta<typeof FormWithSummary>
export default meta

type Story = StoryObj<typeof meta>

const errorNames = [
  'Please say whom it is from.',
  'Please enter a valid phone number.',
  'Please choose a restaurant.',
  'Please choose an amount.',
  'Enter a day, as MM/DD/YYYY.',
]

/** Sent incomplete: the errors are listed, each with a link to its field. */
export const Missing: Story = {
  async play({ canvas, step, userEvent }) {
    await expect(canvas.queryByRole('group', { name: 'Please look at this before you continue' })).toBe(null)
    await userEvent.type(canvas.getByLabelText('Mobile number'), '555')
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    const summary = await canvas.findByRole('group', { name: 'Please look at this before you continue' })
    await expect(summary).toHaveFocus()
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(errorNames)
    const fields = [
      canvas.getByRole('textbox', { name: 'From' }),
      canvas.getByRole('textbox', { name: 'Mobile number' }),
      canvas.getByRole('combobox', { name: 'Restaurant' }),
      canvas.getByRole('button', { name: '$25' }),
      canvas.getByRole('textbox', { name: 'Send on' }),
    ]
    for (const [place, field] of fields.entries()) {
      await step(errorNames[place] ?? '', async () => {
        await userEvent.click(canvas.getByRole('link', { name: errorNames[place] ?? '' }))
        await expect(field).toHaveFocus()
      })
    }
    await expect(canvas.getByLabelText('Mobile number')).toHaveAccessibleDescription('Please enter a valid phone number.')
    await expect(canvas.getByLabelText('Mobile number')).toHaveValue('+1 555')
    // An alert would announce the error of a focused field twice.
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await expect(onAnswers).not.toHaveBeenCalled()
  },
}

/** Every field filled in: the form submits the values for the server. */
export const Filled: Story = {
  parameters: { ...spec('CLM-20', 'CLM-29') },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'From' }), 'ada@example.com')
    await userEvent.type(canvas.getByLabelText('Mobile number'), '5551234567')
    await userEvent.type(canvas.getByLabelText('Password'), 'secret')
    await userEvent.type(canvas.getByRole('combobox', { name: 'Restaurant' }), 'blue door 2{Enter}')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Occasion' }), 'birthday')
    await userEvent.click(canvas.getByRole('button', { name: 'Other' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Other amount' }), '7550')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tip for the restaurant' }), '18')
    await userEvent.click(canvas.getByRole('radio', { name: 'Pay $100, Get $125' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Send on' }), '03092026')
    await userEvent.type(canvas.getByRole('textbox', { name: 'A few words' }), 'Enjoy!')
    await userEvent.click(canvas.getByRole('switch'))
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    await expect(onAnswers).toHaveBeenCalledOnce()
    await expect(onAnswers).toHaveBeenCalledWith({
      from: 'ada@example.com',
      phone: '+1 555-123-4567',
      password: 'secret',
      restaurant: restaurantOptions(40)[11],
      occasion: 'birthday',
      amount: 'custom',
      ownAmount: 7550,
      tip: 18,
      credit: '100',
      sendOn: '2026-03-09',
      words: 'Enjoy!',
      remind: true,
      optIn: true,
    })
  },
}
