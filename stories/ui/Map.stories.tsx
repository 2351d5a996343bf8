import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { sandboxMapStyle } from '../../mocks/map/styleUrl.ts'
import { Map, type MapProps } from '../../ui/Map/Map.tsx'
import { spec } from '../spec.ts'
import { manyPins, oneBuilding, pins, unplaced } from './mapExamples.ts'
import { leadsToItsPin, lightsBoth, movesByArrows, pinOf, showsAllOnRequest, showsFew, spreads, staysAlone, windowOf } from './mapPlays.ts'
import { inWidth } from './inColumn.tsx'
import { withoutPicture } from '../withoutPicture.ts'
import { usage } from './usage.ts'

function Choosing({ chosen: first, ...props }: MapProps) {
  const [chosen, setChosen] = useState(first)
  return <Map {...props} chosen={chosen} onChoose={setChosen} />
}

const meta = {
  title: 'UI/Map',
  component: Map,
  args: {
    label: 'Restaurants near you',
    pins,
    chosen: null,
    onChoose: () => {},
    styleUrl: sandboxMapStyle,
    empty: 'There are no restaurants here yet.',
  },
  render: Choosing,
  parameters: usage({
    use: ['When people ask where places are, and which is near'],
    avoid: [
      'When there is one place and its address is enough: use `DescriptionList` with a `TextLink`',
      'When places are compared by other facts: use `Table`',
    ],
    do: ['Put the nearest first in the list', 'Say the distance in words'],
    dont: ['Offer on the map what the list does not offer', 'Rely on the map: it may not load'],
  }),
} satisfies Meta<typeof Map>
export default meta

type Story = StoryObj<typeof meta>

/** Pins on the ground of the map's style. */
export const Ready: Story = {
  parameters: { ...spec('LOC-01') },
  async play({ canvas, userEvent }) {
    const [kumo, nopal] = [await pinOf(canvas, 'Kumo Ramen'), await pinOf(canvas, 'Casa Nopal')]
    const distance = () => kumo.getBoundingClientRect().x - nopal.getBoundingClientRect().x
    const before = distance()
    await userEvent.click(canvas.getByRole('button', { name: 'Nearer' }))
    await waitFor(() => expect(distance()).toBeCloseTo(2 * before, 0))
    await userEvent.click(canvas.getByRole('button', { name: 'Farther' }))
    await waitFor(() => expect(distance()).toBeCloseTo(before, 0))
    const map = windowOf(canvas)
    await expect(map.querySelector('canvas')?.getBoundingClientRect().height).toBe(map.clientHeight)
    await expect(map.querySelector('canvas')?.tabIndex).toBe(-1)
  },
}

/** A restaurant chosen in the list with the keyboard is marked on the map, and its row leads there. */
export const FromTheList: Story = { ...leadsToItsPin, parameters: withoutPicture('The map moves in steps of its own') }

/** The pins are one tab stop, and the arrow keys lead from one to the next. */
export const ByArrows: Story = { ...movesByArrows }

/** A pin chosen on the map is scrolled to in the list. A pin outside the view is centred when it is focused. */
export const FromTheMap: Story = {
  parameters: withoutPicture('The map moves in steps of its own'),
  async play({ canvas, userEvent }) {
    const pin = await pinOf(canvas, 'Casa Nopal')
    const nearer = canvas.getByRole('button', { name: 'Nearer' })
    await userEvent.click(nearer)
    await userEvent.click(nearer)
    await userEvent.click(nearer)
    pin.focus()
    await userEvent.keyboard('{Enter}')
    await expect(pin).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'Casa Nopal Mexican · 3.7 miles' })).toHaveAttribute('aria-pressed', 'true')
    const map = windowOf(canvas).getBoundingClientRect()
    const { left, width, bottom } = pin.getBoundingClientRect()
    await expect(Math.abs(left + width / 2 - (map.left + map.width / 2))).toBeLessThan(2)
    await expect(Math.abs(bottom - (map.top + map.height / 2))).toBeLessThan(2)
  },
}

/** A row that is pointed at lights its pin, and a focused pin its row. */
export const Lit: Story = { ...lightsBoth }

/** A phone shows a few rows first. All of them follow a press, which focuses the first new one, or a pin of the others. */
export const Few: Story = { args: { few: 3, unplaced }, decorators: [inWidth(360)], ...showsAllOnRequest }

/** A deployment without a map: the list does everything. */
export const ListAlone: Story = { args: { styleUrl: null, unplaced }, ...staysAlone }

/** The style does not load, as where the browser cannot paint a map: the list does everything. */
export const NoStyle: Story = {
  args: { styleUrl: '/pictures/no-style.json' },
  beforeEach: ({ msw }) => msw.use(http.get('/pictures/no-style.json', () => HttpResponse.error())),
  ...staysAlone,
}

/** In another language. */
export const OtherMessages: Story = {
  args: {
    chosen: '6',
    messages: { map: (label) => `${label}: Karte`, nearer: 'Näher', farther: 'Weiter weg', directionsTo: (name) => `zu ${name}` },
  },
}

export const Empty: Story = { args: { pins: [] } }

/** Two thousand pins: close ones form clusters, and the list is virtualised. */
export const Many: Story = { args: { pins: manyPins(2000) }, parameters: { ...spec('LOC-01') }, ...showsFew }

/** On a phone the list is a sheet below the map. A place that was chosen before the map has loaded leaves the others in view. */
export const Narrow: Story = {
  args: { chosen: '6' },
  decorators: [inWidth(320)],
  async play({ canvas }) {
    await expect(await pinOf(canvas, 'Casa Nopal')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Directions to / })).toBeVisible()
  },
}

/** Places of one building. */
export const OneBuilding: Story = { args: { pins: oneBuilding(60) }, decorators: [inWidth(360)], ...spreads }
