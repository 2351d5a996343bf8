import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, fn, waitFor } from 'storybook/test'
import { placeOrder, tryOrder } from '../../features/bulk-gifting/api.ts'
import { getPathPattern } from '../../mocks/handlers/respond.ts'
import { spec } from '../spec.ts'
import { giftingAppMeta } from './giftingAppMeta.ts'

const meta = {
  ...giftingAppMeta,
  title: 'Apps/Bulk gifting (lists)',
  parameters: { ...giftingAppMeta.parameters, ...spec('BLK-10') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const typed = async ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>, people: string) => {
  await userEvent.type(await canvas.findByLabelText('Type or paste recipients'), people)
  await userEvent.click(canvas.getByRole('button', { name: 'Add to the list' }))
}

const toPayment = async ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Choose the gift' }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Check the order' }))
  // The ticket of the step before has the same sums.
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Check and pay' })).toBeVisible()
}

/** A list that replaces another one is all that is paid for. */
export const Replaced: Story = {
  parameters: { ...spec('BLK-09') },
  play: async ({ canvas, userEvent }) => {
    await typed({ canvas, userEvent }, 'ada@mail.example{Enter}bao@mail.example{Enter}cara@')
    await expect(await canvas.findByRole('heading', { name: '2 recipients' })).toBeVisible()
    const file = new File(['Email\ndana@mail.example\n'], 'people.csv', { type: 'text/csv' })
    await userEvent.upload(canvas.getByLabelText('Upload a list'), file)
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace the list and 1 failed row' }))
    await expect(await canvas.findByRole('heading', { name: '1 recipient' })).toBeVisible()
    await expect(canvas.getByText('dana@mail.example')).toBeVisible()
    await expect(canvas.queryByText('cara@')).toBeNull()
    await toPayment({ canvas, userEvent })
    await expect(await canvas.findByText('1 recipient × $100.00')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Pay $90.00' })).toBeVisible()
  },
}

const sent = fn<(body: unknown) => void>()

/** The server takes off more than the page would: its total is shown, asked for, and sent. */
export const ServersTotal: Story = {
  beforeEach: ({ msw }) => {
    sent.mockClear()
    msw.use(
      http.post(getPathPattern(tryOrder), () =>
        HttpResponse.json({ recipients_count: 2, value: '200.00', discount: 25, total: '150.00', sends_at: null, expires_on: null }),
      ),
      http.post(getPathPattern(placeOrder), async ({ request }) => {
        sent(await request.json())
        return HttpResponse.json({ outcome: 'ordered', order: { id: 'gift-order-1', recipients_count: 2, sends_at: null } })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    // Its titles say what its columns hold: four presses, and nothing is asked but to check and to pay.
    const file = new File(['Email,Name\nada@mail.example,Ada\nbao@mail.example,Bao\n'], 'people.csv', { type: 'text/csv' })
    await userEvent.upload(await canvas.findByLabelText('Choose a list, or drop it here'), file)
    await expect(await canvas.findByRole('heading', { name: '2 recipients' })).toBeVisible()
    await toPayment({ canvas, userEvent })
    const pay = await canvas.findByRole('button', { name: 'Pay $150.00' })
    await expect(canvas.getByText('$150.00')).toBeVisible()
    await waitFor(() => expect(pay).toBeEnabled())
    await waitFor(async () => {
      await userEvent.click(pay)
      await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ amount_to_charge: '150.00' }))
    })
  },
}
