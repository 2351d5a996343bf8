import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { Map } from '../../ui/Map/Map.tsx'
import { untilRequested } from './mapTiles.ts'

type Story = StoryObj<typeof Map>
export type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const windowOf = (canvas: Canvas) => canvas.getByRole('group', { name: 'Restaurants near you: map' })

async function expectDrawn(canvas: Canvas) {
  const map = windowOf(canvas)
  await expect(map).toHaveAttribute('data-ground', 'drawn')
  // The city loads after the pins.
  await waitFor(() => expect(map.querySelector('pattern')).toBeInTheDocument())
  await expect(canvas.getByRole('button', { name: 'Kumo Ramen' })).toBeVisible()
}

/** `after` that many requests: the style, or the style and a tile. */
export const staysDrawn = (after: 1 | 2): Pick<Story, 'play'> => ({
  async play({ canvas }) {
    await untilRequested(after)
    await expect(windowOf(canvas).querySelector('.maplibregl-map')).toBeInTheDocument()
    await expectDrawn(canvas)
  },
})

export const becomesTiles: Pick<Story, 'play'> = {
  async play({ canvas }) {
    await waitFor(() => expect(windowOf(canvas)).toHaveAttribute('data-ground', 'tiles'), { timeout: 20_000 })
  },
}

/** With many pins, the map shows clusters and the list what is in view; the keyboard reaches the rest. */
export const showsFew: Pick<Story, 'play'> = {
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(40))
    const list = canvas.getByRole('list', { name: 'Restaurants near you' })
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '2000')
    const clusters = () => canvas.queryAllByRole('button', { name: /places: zoom in$/ })
    const [first] = clusters()
    await expect(windowOf(canvas).querySelectorAll('button').length).toBeLessThan(200)
    if (first) await userEvent.click(first)
    // The list renders more as the focus moves down.
    const [one] = within(list).getAllByRole('button')
    one?.focus()
    for (let step = 0; step < 24; step += 1) await userEvent.tab()
    const reached = within(list).getByRole('button', { name: /124 Main Street$/ })
    await expect(reached).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(within(windowOf(canvas)).getByRole('button', { name: / 25$/ })).toHaveAttribute('aria-pressed', 'true')
  },
}
