import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { app } from '../../apps/store/routes.tsx'
import * as api from '../../features/store/api.ts'
import { store } from '../../mocks/handlers/all.ts'
import { getPathPattern } from '../../mocks/handlers/respond.ts'
import { scenarios } from '../../mocks/scenarios/scenarios.ts'
import { assembled, inWindow } from '../assembled.tsx'
import { spec } from '../spec.ts'
import { hasten, holdTime, passTime } from '../time.ts'

/** The page of a sandbox restaurant. */
const restaurant = (slug: string, more = '') => ({ address: `/?project=${slug}${more}` })

/** Each story starts with empty storage, a new server and a stopped clock. */
const meta = {
  title: 'Apps/Store',
  component: assembled(app),
  args: restaurant('bonuspercent'),
  beforeEach: holdTime,
  parameters: { ...inWindow, ...spec('ENT-02', 'ENT-05') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** The enterprise's own page: the address names no restaurant. */
export const Enterprise: Story = {
  args: { address: '/' },
  parameters: { ...spec('PUR-03', 'NET-01', 'NET-09') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /Pay \$50 Get \$60/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/checkout\/\?ico_id=ico-50$/),
    )
    await userEvent.click(canvas.getByText('Do you have a promo code?'))
    await waitFor(() => expect(store.state.events.map(({ name }) => name)).toContain('purchase_status'))
  },
}

const typeAmount = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, text: string) => {
  const field = await canvas.findByLabelText('Or type your own amount')
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

/** A typed amount gets its quote at once, and its check 400 ms after the last key. */
export const TypedAmount: Story = {
  parameters: { ...spec('PUR-04', 'PUR-08', 'PUR-11') },
  play: async (context) => {
    const { canvas, userEvent } = context
    const pay = await canvas.findByRole('button', { name: /^Pay/ })
    await typeAmount(context, '7')
    await passTime(250)
    await userEvent.type(canvas.getByLabelText('Or type your own amount'), '5')
    await expect(pay).toHaveAccessibleName('Pay $75')
    const status = canvas.getByText(/^You get/).closest('[role="status"]')
    await expect(status).toHaveTextContent('You get $90$15 bonus')
    await expect(status).toHaveAttribute('aria-busy', 'true')
    await passTime(400)
    await expect(status).toHaveAttribute('aria-busy', 'false')
  },
}

/** An empty field disables the button at once. A press while typing sends the text that is in the field. */
export const PressedWhileTyping: Story = {
  parameters: { ...spec('PUR-08', 'PUR-11', 'PUR-12') },
  play: async (context) => {
    const { canvas, userEvent, msw } = context
    // Without an answer the checkout does not replace the page.
    msw.use(...scenarios.lostAnswer.handlers(getPathPattern(api.createCashOption)))
    await userEvent.clear(await canvas.findByLabelText('Or type your own amount'))
    await expect(canvas.getByRole('button', { name: 'Pay' })).toBeDisabled()
    await typeAmount(context, '500')
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $500' }))
    await waitFor(() => expect(store.state.options).toMatchObject([{ amount: 50_000 }]))
  },
}

/** While the amount is sent, neither it nor the tab can change. */
export const Sending: Story = {
  parameters: { ...spec('PUR-11', 'NET-08') },
  play: async (context) => {
    const { canvas, userEvent, msw } = context
    msw.use(...scenarios.timeout.handlers(getPathPattern(api.createCashOption)))
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $100' }))
    await typeAmount(context, '75')
    await userEvent.click(canvas.getByRole('link', { name: 'Gift Cards' }))
    await expect(canvas.getByLabelText('Or type your own amount')).toHaveValue('100')
    await expect(canvas.getByRole('link', { name: 'Dining credit' })).toHaveAttribute('aria-current', 'page')
  },
}

/** An expired code: the button works again, the message says why, and no option was created. */
export const RefusedCode: Story = {
  parameters: { ...spec('PUR-06', 'PUR-11', 'PUR-12') },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByText('Do you have a promo code?'))
    await userEvent.type(canvas.getByLabelText('Promo code'), 'winter')
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $100' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This promo code is not valid.')
    await expect(canvas.getByRole('button', { name: 'Pay $100' })).toBeEnabled()
    await expect(store.state.options).toHaveLength(0)
  },
}

/** The page cannot be read at first; a retry reads it, with the tab of the link. */
export const ReadAgain: Story = {
  args: restaurant('bonuspercent', '#giftcards'),
  parameters: { ...spec('NET-05', 'NET-07') },
  beforeEach: ({ msw }) => msw.use(...scenarios.serverError.handlers(getPathPattern(api.getPanel))),
  play: async ({ canvas, userEvent, msw }) => {
    await hasten(() => canvas.getByText('Something went wrong...'))
    msw.resetHandlers()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('link', { name: /Pay \$50 Get \$55/ })).toBeVisible()
  },
}

/** No answer: after five seconds the page says so and offers a retry. */
export const HangingServer: Story = {
  parameters: { ...spec('NET-07') },
  beforeEach: ({ msw }) => msw.use(...scenarios.timeout.handlers(getPathPattern(api.getPanel))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fetching what there is to buy')).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    await passTime(5000)
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
