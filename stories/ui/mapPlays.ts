import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Map } from '../../ui/Map/Map.tsx'
import { untilAsked } from './mapTiles.ts'

type Story = StoryObj<typeof Map>
export type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const windowOf = (canvas: Canvas) => canvas.getByRole('group', { name: 'Restaurants near you: map' })

/** The drawn ground is there, and stays. */
async function expectDrawn(canvas: Canvas) {
  const map = windowOf(canvas)
  await expect(map).toHaveAttribute('data-ground', 'drawn')
  await expect(map.querySelector('svg line')).toBeInTheDocument()
  await expect(canvas.getByRole('button', { name: 'Kumo Ramen' })).toBeVisible()
}

/** After so many things were asked for: the style alone, or tiles too. */
export const staysDrawn = (after: 1 | 2): Pick<Story, 'play'> => ({
  async play({ canvas }) {
    await untilAsked(after)
    await expect(windowOf(canvas).querySelector('.maplibregl-map')).toBeInTheDocument()
    await expectDrawn(canvas)
  },
})

export const becomesTiles: Pick<Story, 'play'> = {
  async play({ canvas }) {
    await waitFor(() => expect(windowOf(canvas)).toHaveAttribute('data-ground', 'tiles'), { timeout: 20_000 })
  },
}
