import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { listWithNumbers, recipientList } from '../../features/bulk-gifting/examples/orders.ts'
import { correctRow } from '../../features/bulk-gifting/recipients/checkRecipients.ts'
import { RecipientsScreen } from '../../features/bulk-gifting/recipients/RecipientsScreen.tsx'
import { emptyList } from '../../features/bulk-gifting/recipients/recipientList.ts'
import { spec } from '../spec.ts'
import { recipientsMeta } from './recipientsMeta.ts'

const meta = {
  ...recipientsMeta,
  title: 'Screens/Bulk gifting/Recipients by text',
  args: { ...recipientsMeta.args, terms: { country: 'US', byText: true } },
  parameters: { ...recipientsMeta.parameters, ...spec('TXT-01') },
} satisfies Meta<typeof RecipientsScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Gifts go by text message too: a phone number is an address. */
export const Empty: Story = { args: { list: emptyList } }

/** The people who get a text message have to want it: one sentence at the list says so. */
export const Listed: Story = {
  args: { list: listWithNumbers },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^We text a gift to each phone number\. Please be sure that they want it\./)).toBeVisible()
    await expect(canvas.getByText('+1 212-555-0142')).toBeVisible()
    const field = await canvas.findByLabelText('Row 7, Greta')
    await userEvent.clear(field)
    await userEvent.type(field, '212-555-0144{Enter}')
    await expect(args.onCorrect).toHaveBeenCalledWith(args.list.failed[0], '212-555-0144')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove +1 212-555-0142' }))
    await expect(args.onRemove).toHaveBeenCalledWith('12125550142')
  },
}

/** A column of phone numbers counts for the rows without an email address. */
export const Columns: Story = {
  args: {
    list: emptyList,
    upload: {
      status: 'columns',
      name: 'people.csv',
      list: {
        rows: [
          { number: 1, cells: ['Name', 'Email', 'Mobile'], problem: null },
          { number: 2, cells: ['Elif Petrov', '', '212-555-0142'], problem: null },
        ],
        unread: 0,
      },
      columns: { email: 1, phone: 2, name: 0, lastName: null, hasHeader: true },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Phone number')).toHaveAccessibleDescription('For the people without an email address.')
    await expect(canvas.getByText('212-555-0142', { selector: 'dd' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Phone number'), 'None')
    await expect(args.onColumns).toHaveBeenCalledWith({ email: 1, phone: null, name: 0, lastName: null, hasHeader: true })
  },
}

/** A correction that fails again stays in its field, with the new reason. It counts as typed again once it changes. */
export const Listed__CorrectedTwice: Story = {
  args: { list: recipientList },
  parameters: { ...spec('BLK-09') },
  render: function Corrected(args) {
    const [list, setList] = useState(args.list)
    return (
      <RecipientsScreen {...args} list={list} onCorrect={(row, text) => setList((before) => correctRow(before, row, text, args.terms))} />
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = () => canvas.getByLabelText('Row 3, Dario')
    await userEvent.clear(await canvas.findByLabelText('Row 3, Dario'))
    await userEvent.type(field(), 'ada@mail.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Add what you typed' }))
    await expect(field()).toHaveValue('ada@mail.example')
    await expect(field()).toHaveAccessibleDescription('ada@mail.example is in the list already.')
    await expect(canvas.getByRole('button', { name: 'Choose the gift' })).toBeVisible()
    await userEvent.clear(field())
    await userEvent.type(field(), 'dario@mail.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Add what you typed' }))
    await expect(canvas.queryByLabelText('Row 3, Dario')).toBeNull()
    await expect(args.onStep).not.toHaveBeenCalled()
  },
}
