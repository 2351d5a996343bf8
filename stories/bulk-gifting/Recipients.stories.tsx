import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import type { RecipientsScreen } from '../../features/bulk-gifting/recipients/RecipientsScreen.tsx'
import { emptyList } from '../../features/bulk-gifting/recipients/recipientList.ts'
import { cents } from '../../features/shared/money/money.ts'
import { manyRecipients, recipientList } from '../../features/bulk-gifting/examples/orders.ts'
import { spec } from '../spec.ts'
import { recipientsMeta } from './recipientsMeta.ts'

const rows = [
  { number: 1, cells: ['First name', 'Family name', 'Mail', 'Amount'], problem: null },
  { number: 2, cells: ['Ada', 'Moreau', 'ada@mail.example', '75'], problem: null },
]
const columns = { email: 2, phone: null, name: 0, lastName: 1, hasHeader: true }

const meta = { ...recipientsMeta, title: 'Screens/Bulk gifting/Recipients' } satisfies Meta<typeof RecipientsScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Nobody yet; the limit is named first. */
export const Empty: Story = { args: { list: emptyList, planned: cents(12_500_00) }, parameters: { ...spec('BLK-01') } }

/** The address is right and the name is too long: the field corrects the name. */
export const Listed__NameTooLong: Story = {
  args: {
    list: {
      ...emptyList,
      failed: [{ number: 4, address: 'cara@mail.example', name: 'C'.repeat(101), reason: 'The name is longer than 100 characters.' }],
    },
  },
  parameters: { ...spec('BLK-09') },
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Row 4, name of cara@mail.example')
    await userEvent.clear(field)
    await userEvent.type(field, 'Cara{Enter}')
    await expect(args.onCorrect).toHaveBeenCalledWith(args.list.failed[0], 'Cara')
  },
}

/** Good rows are in the list, and each other row says why it is not. */
export const Listed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('2 rows not added')).toBeVisible()
    await expect(canvas.getByText('ada@mail.example is in row 2 already.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Row 3, Dario'), 'mail.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Add what you typed' }))
    await expect(args.onCorrect).toHaveBeenCalledWith(args.list.failed[0], 'dario@mail.example')
    await expect(args.onStep).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Download these rows' }))
    await expect(args.onDownloadFailed).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove bao@mail.example' }))
    await expect(args.onRemove).toHaveBeenCalledWith('bao@mail.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Empty the list' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
    await expect(args.onClear).not.toHaveBeenCalled()
  },
}

/** More rows than a page can show were in the lists: how many is said, so that none is missed. */
export const Listed__TooMany: Story = { args: { list: { ...recipientList, failed: [], tooMany: 12_000 } } }

/** As many as an order may have: only the rows in sight are drawn. */
export const Listed__Many: Story = {
  args: { list: manyRecipients },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '50,000 recipients' })).toBeVisible()
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
  },
}

/** The browser has no room for the list. */
export const Listed__NotSaved: Story = { args: { isSaved: false } }

/** Recipients that are typed and not in the list come first: the order leaves nobody out. */
export const Listed__Typed: Story = {
  args: { typed: 'cy@mail.example, Cy Young' },
  parameters: { ...spec('BLK-01') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add what you typed' }))
    await expect(args.onAddTyped).toHaveBeenCalledOnce()
    await expect(args.onStep).not.toHaveBeenCalled()
  },
}

export const Reading: Story = { args: { upload: { status: 'reading', name: 'people.csv' } } }

export const Adding: Story = { args: { upload: { status: 'adding', name: 'people.csv' } } }

export const Refused: Story = { args: { upload: { status: 'refused', name: 'people.csv', problem: 'This file is empty.' } } }

/** The columns are guessed, and can be changed. A list that is there is replaced only if the person says so. */
export const Columns: Story = {
  args: { upload: { status: 'columns', name: 'people.csv', list: { rows, unread: 0 }, columns } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Ada Moreau', { selector: 'dd' })).toBeVisible()
    await expect(canvas.getByText('Not used: Amount. Everyone gets the same gift, which you choose next.')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Last name, if it is separate'), 'None')
    await expect(args.onColumns).toHaveBeenCalledWith({ ...columns, lastName: null })
    await userEvent.click(canvas.getByRole('button', { name: 'Add to the 3 recipients' }))
    await expect(args.onAddRows).toHaveBeenCalledWith('add')
    await userEvent.click(canvas.getByRole('button', { name: 'Replace the list and 2 failed rows' }))
    await expect(args.onAddRows).toHaveBeenCalledWith('replace')
  },
}

const damaged = rows.map((row) => ({ ...row, cells: row.cells.map((cell) => cell.replace('Ada', 'JosÃ©')) }))

/** A file whose names may be damaged. */
export const Columns__DoubtfulNames: Story = {
  args: { upload: { status: 'columns', name: 'people.csv', list: { rows: damaged, unread: 0 }, columns } },
  parameters: { ...spec('BLK-15') },
}

const doubtful = ['JosÃ©', 'MarÃ\uFFFDa', 'ZoÃ«', 'TÄ\uFFFDmati'].flatMap((name, at) =>
  manyRecipients.recipients.slice(at, at + 1).map((recipient) => ({ ...recipient, name, isDoubtful: true })),
)

/** The list holds what was named of it, whichever way it came in. */
export const Listed__DoubtfulNames: Story = {
  args: { list: { ...recipientList, recipients: doubtful, leftOut: { texts: ['$50', '$250'], addresses: 2 } } },
  parameters: { ...spec('BLK-15') },
}

/** A long list goes into the list at once: as text it would stop the page. A short one can be edited first. */
export const Empty__PastingLong: Story = {
  args: { list: emptyList },
  play: async ({ args, canvas, userEvent }) => {
    const long = 'ada@mail.example\n'.repeat(1_200)
    await userEvent.click(canvas.getByLabelText('Type or paste recipients'))
    await userEvent.paste(long)
    await expect(args.onPasteLong).toHaveBeenCalledWith(long)
    await expect(args.onType).not.toHaveBeenCalled()
    await userEvent.paste('ada@mail.example')
    await expect(args.onType).toHaveBeenCalledWith('ada@mail.example')
  },
}

/** Another column holds addresses too: who they belong to gets no gift, and the page says so. */
export const Columns__AddressesInOtherColumns: Story = {
  args: {
    upload: {
      status: 'columns',
      name: 'people.csv',
      list: { rows: rows.map((row, index) => (index === 0 ? row : { ...row, cells: [...row.cells, 'boss@mail.example'] })), unread: 0 },
      columns,
    },
  },
}

/** A list with more rows than an order may have: as many as fit are offered. */
export const Columns__TooMany: Story = {
  args: { list: emptyList, upload: { status: 'columns', name: 'people.csv', list: { rows, unread: 50_000 }, columns } },
}

/** No column holds addresses. */
export const Columns__NoEmail: Story = {
  args: {
    list: emptyList,
    upload: { status: 'columns', name: 'people.csv', list: { rows, unread: 0 }, columns: { ...columns, email: null } },
  },
}
