import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { app } from '../../apps/gift/routes.tsx'
import { getGift } from '../../features/gift/api.ts'
import { getPathPattern } from '../../mocks/handlers/respond.ts'
import { scenarios } from '../../mocks/scenarios/scenarios.ts'
import { assembled, inWindow } from '../assembled.tsx'
import { spec } from '../spec.ts'
import { hasten, holdTime } from '../time.ts'

const meta = {
  title: 'Apps/Gift',
  component: assembled(app),
  args: { address: '/?gift=dinner' },
  loaders: [() => import('../../apps/gift/MapRoute.tsx')],
  parameters: { ...inWindow, ...spec('GFT-01') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** The code, and below it the map, which loads when it comes near. */
export const Gift: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open your gift' }))
    await expect(await canvas.findByText('FEAST-7K2M-40')).toBeVisible()
    document.querySelector('#locations')?.scrollIntoView()
    await expect(await canvas.findByRole('heading', { name: 'Restaurants in Austin' })).toBeVisible()
  },
}

/** Without a gift. So few restaurants are not counted. */
export const Invitation: Story = {
  args: { address: '/' },
  parameters: { ...spec('GFT-02') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Restaurants, bars & cafes')).toBeVisible()
  },
}

/** The first read fails; a retry shows the gift. */
export const ReadAgain: Story = {
  parameters: { ...spec('GFT-03', 'NET-07') },
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.serverError.handlers(getPathPattern(getGift)))
    return holdTime()
  },
  play: async ({ canvas, userEvent, msw }) => {
    await hasten(() => canvas.getByRole('heading', { name: 'We can’t open your gift' }))
    msw.resetHandlers()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('button', { name: 'Open your gift' })).toBeVisible()
  },
}

/** The balance, and the wait after five wrong codes. The code is in no address. */
export const Balance: Story = {
  args: { address: '/' },
  parameters: { ...spec('GFT-01', 'GFT-03') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('How much is left on a gift?'))
    const field = await canvas.findByLabelText('Gift code')
    await userEvent.type(field, 'feast-2p9c-50{Enter}')
    await expect(await canvas.findByRole('heading', { name: '$18.40 left' })).toHaveFocus()
    await userEvent.type(field, '-1')
    for (let tries = 0; tries < 5; tries += 1) {
      await userEvent.click(await canvas.findByRole('button', { name: 'See what is left' }))
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('There is no gift with this code.'))
    }
    await userEvent.type(field, '{Enter}')
    await expect(await canvas.findByText(/^You can try again in (1:00|0:\d\d)$/)).toBeVisible()
    await expect(field).toHaveValue('feast-2p9c-50-1')
    await expect(location.href).not.toMatch(/feast/i)
  },
}
