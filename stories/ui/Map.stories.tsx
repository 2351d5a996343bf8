import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Map, type MapProps } from '../../ui/Map/Map.tsx'
import { spec } from '../spec.ts'
import { brands } from './slides.tsx'
import { usage } from './usage.ts'

const places = [
  [-97.7431, 30.2672],
  [-97.7261, 30.2621],
  [-97.7552, 30.2513],
  [-97.7404, 30.2849],
  [-97.7699, 30.2711],
  [-97.7183, 30.2903],
  [-97.7325, 30.2417],
] as const

const pins: MapProps['pins'] = brands.flatMap(({ id, name, detail, href }, index) => {
  const [longitude, latitude] = places[index] ?? []
  return longitude === undefined || latitude === undefined ? [] : [{ id, name, longitude, latitude, ...(detail && { detail }), ...(href && { href }) }]
})

function Choosing({ chosen: first, ...props }: MapProps) {
  const [chosen, setChosen] = useState(first)
  return <Map {...props} chosen={chosen} onChoose={setChosen} />
}

const meta = {
  title: 'UI/Map',
  component: Map,
  args: { label: 'Restaurants near you', pins, chosen: null, onChoose: () => {}, styleUrl: null, empty: 'There are no restaurants here yet.' },
  render: Choosing,
  parameters: {
    ...usage({
      use: ['where places are, and which is near, is what people ask'],
      avoid: ['there is one place and its address is enough: take DescriptionList with a TextLink', 'places are compared by other facts: take Table'],
      do: ['put the nearest first in the list', 'say the distance in words'],
      dont: ['let anything be done on the map that the list cannot', 'count on tiles: they may be out of reach'],
    }),
  },
} satisfies Meta<typeof Map>
export default meta

type Story = StoryObj<typeof meta>

/** No tiles: the ground is drawn, true to place and distance. */
export const Drawn: Story = {
  parameters: { ...spec('LOC-01') },
  async play({ canvas, userEvent }) {
    const map = canvas.getByRole('group', { name: 'Restaurants near you: map' })
    await expect(map).toHaveAttribute('data-ground', 'drawn')
    await expect(canvas.getAllByRole('button', { name: 'Kumo Ramen' })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Nearer' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Farther' }))
  },
}

/** Chosen in the list by keys, it is marked on the map, and leads on. */
export const FromTheList: Story = {
  async play({ canvas, userEvent }) {
    const inList = canvas.getByRole('button', { name: 'Kumo Ramen 1.2 miles' })
    inList.focus()
    await userEvent.keyboard('{Enter}')
    await expect(inList).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'Kumo Ramen' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('link', { name: 'Go to Kumo Ramen' })).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(inList).toHaveAttribute('aria-pressed', 'false')
  },
}

/** Chosen on the map, it is brought into sight in the list. A pin out of sight comes to the middle when it is reached by keys. */
export const FromTheMap: Story = {
  async play({ canvas, userEvent }) {
    const pin = canvas.getByRole('button', { name: 'Casa Nopal' })
    const nearer = canvas.getByRole('button', { name: 'Nearer' })
    await userEvent.click(nearer)
    await userEvent.click(nearer)
    await userEvent.click(nearer)
    pin.focus()
    await userEvent.keyboard('{Enter}')
    await expect(pin).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'Casa Nopal 3.7 miles' })).toHaveAttribute('aria-pressed', 'true')
    const map = canvas.getByRole('group', { name: 'Restaurants near you: map' }).getBoundingClientRect()
    const { left, width, bottom } = pin.getBoundingClientRect()
    await expect(Math.abs(left + width / 2 - (map.left + map.width / 2))).toBeLessThan(2)
    await expect(Math.abs(bottom - (map.top + map.height / 2))).toBeLessThan(2)
  },
}

const style = {
  version: 8,
  sources: { river: { type: 'geojson', attribution: 'Drawn for the project', data: { type: 'LineString', coordinates: [[-97.8, 30.275], [-97.76, 30.262], [-97.735, 30.256], [-97.7, 30.246]] } } },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#eee8dd' } },
    { id: 'river', type: 'line', source: 'river', paint: { 'line-color': '#9cc3d6', 'line-width': 18 }, layout: { 'line-cap': 'round', 'line-join': 'round' } },
  ],
}

/** Tiles take the drawn ground's place once they can be seen; pins stay where they are. */
export const Tiles: Story = {
  args: { styleUrl: '/pictures/map-style.json' },
  beforeEach({ msw }) {
    msw.use(http.get('/pictures/map-style.json', () => HttpResponse.json(style)))
  },
  async play({ canvas }) {
    const map = canvas.getByRole('group', { name: 'Restaurants near you: map' })
    const before = canvas.getByRole('button', { name: 'Kumo Ramen' }).getBoundingClientRect()
    await waitFor(() => expect(map).toHaveAttribute('data-ground', 'tiles'), { timeout: 20_000 })
    await expect(canvas.getByRole('button', { name: 'Kumo Ramen' }).getBoundingClientRect()).toEqual(before)
    await expect(map.querySelector('canvas')?.getBoundingClientRect().height).toBe(map.clientHeight)
    await expect(canvas.getByText('Drawn for the project')).toBeInTheDocument()
  },
}

/** Tiles that cannot be had: the drawn ground stays. */
export const NoTiles: Story = {
  args: { styleUrl: '/pictures/map-style.json' },
  beforeEach({ msw }) {
    msw.use(http.get('/pictures/map-style.json', () => HttpResponse.error()))
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('group', { name: 'Restaurants near you: map' })).toHaveAttribute('data-ground', 'drawn')
    await expect(canvas.getByRole('button', { name: 'Kumo Ramen' })).toBeVisible()
  },
}

/** No places. */
export const Empty: Story = { args: { pins: [] } }

/** A phone: the list stands below. */
export const Narrow: Story = {
  args: { chosen: '6' },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Choosing {...args} />
    </div>
  ),
}
