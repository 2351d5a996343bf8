import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test'
import { Map, type MapProps } from '../../ui/Map/Map.tsx'
import { spec } from '../spec.ts'
import { manyPins, oneBuilding, pins, riverStyle, tilesStyle, unplaced, vectorStyle } from './mapExamples.ts'
import {
  becomesTiles,
  type Canvas,
  leadsToItsPin,
  lightsBoth,
  movesByArrows,
  showsAllOnRequest,
  showsFew,
  spreads,
  staysDrawn,
  windowOf,
} from './mapPlays.ts'
import { everySecond, refused, serving, styleUrl, vectorWater, rasterWater } from './mapTiles.ts'
import { inWidth } from './inColumn.tsx'
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
    styleUrl: null,
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
    dont: ['Offer on the map what the list does not offer', 'Rely on tiles: they may not load'],
  }),
} satisfies Meta<typeof Map>
export default meta

type Story = StoryObj<typeof meta>

const spotOf = (canvas: Canvas, name: string) => {
  const { x, y } = canvas.getByRole('button', { name }).getBoundingClientRect()
  return { x, y }
}

/** Without tiles, the map is drawn to scale. */
export const Drawn: Story = {
  parameters: { ...spec('LOC-01') },
  async play({ canvas, userEvent }) {
    await expect(windowOf(canvas)).toHaveAttribute('data-ground', 'drawn')
    await expect(canvas.getAllByRole('button', { name: 'Kumo Ramen' })).toHaveLength(1)
    const distance = () => spotOf(canvas, 'Kumo Ramen').x - spotOf(canvas, 'Casa Nopal').x
    const before = distance()
    await userEvent.click(canvas.getByRole('button', { name: 'Nearer' }))
    await expect(distance()).toBeCloseTo(2 * before, 0)
    await userEvent.click(canvas.getByRole('button', { name: 'Farther' }))
    await expect(distance()).toBeCloseTo(before, 0)
  },
}

/** Only the first button drags the map, until it is released anywhere. */
export const Pushed: Story = {
  async play({ canvas }) {
    const map = windowOf(canvas)
    const before = spotOf(canvas, 'Kumo Ramen')
    // The browser cannot capture a simulated pointer.
    spyOn(map, 'setPointerCapture').mockImplementation(() => {})
    const push = async (down: PointerEventInit, move: PointerEventInit) => {
      await fireEvent.pointerDown(map, { pointerId: 1, clientX: 200, clientY: 200, ...down })
      await fireEvent.pointerMove(map, { pointerId: 1, clientX: 230, clientY: 210, ...move })
    }
    await push({ button: 2, buttons: 2 }, { buttons: 2 })
    await expect(spotOf(canvas, 'Kumo Ramen')).toEqual(before)
    await push({ button: 0, buttons: 1 }, { buttons: 0 })
    await expect(spotOf(canvas, 'Kumo Ramen')).toEqual(before)
    await push({ button: 0, buttons: 1 }, { buttons: 1 })
    // The map moves in the next frame.
    await waitFor(() => expect(spotOf(canvas, 'Kumo Ramen').x - before.x).toBeCloseTo(30, 0))
    await expect(spotOf(canvas, 'Kumo Ramen').y - before.y).toBeCloseTo(10, 0)
    await fireEvent.pointerUp(map, { pointerId: 1 })
  },
}

/** A restaurant chosen in the list with the keyboard is marked on the map, with a card that can be closed. */
export const FromTheList: Story = { ...leadsToItsPin }

/** The pins are one tab stop, and the arrow keys lead from one to the next. */
export const ByArrows: Story = { ...movesByArrows }

/** A pin chosen on the map is scrolled to in the list. A pin outside the view is centred when it is focused. */
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

/** Tiles from a simulated server. */
const from = (...[style, answer]: Parameters<typeof serving>): Pick<Story, 'args' | 'beforeEach'> => ({
  args: { styleUrl },
  beforeEach({ msw }) {
    msw.use(...serving(style, answer))
  },
})

/** Tiles replace the drawn map once they are visible. Pins do not move. */
export const Tiles: Story = {
  ...from(riverStyle),
  async play({ canvas }) {
    const map = windowOf(canvas)
    const before = canvas.getByRole('button', { name: 'Kumo Ramen' }).getBoundingClientRect()
    await waitFor(() => expect(map).toHaveAttribute('data-ground', 'tiles'), { timeout: 20_000 })
    await expect(canvas.getByRole('button', { name: 'Kumo Ramen' }).getBoundingClientRect()).toEqual(before)
    await expect(map.querySelector('canvas')?.getBoundingClientRect().height).toBe(map.clientHeight)
    await expect(canvas.getByText('Drawn for the project')).toBeInTheDocument()
  },
}

/** The style does not load: the map stays drawn. */
export const NoTiles: Story = { ...from(null), ...staysDrawn(1) }

/** The tiles do not load: the map stays drawn. */
export const TilesOutOfReach: Story = { ...from(tilesStyle, () => refused(503)), ...staysDrawn(2) }

/** The server does not have these tiles, which the map library does not report as an error: the map stays drawn. */
export const TilesUnknown: Story = { ...from(tilesStyle, () => refused(404)), ...staysDrawn(2) }

/** The same with vector tiles. */
export const VectorTilesUnknown: Story = { ...from(vectorStyle, () => refused(404)), ...staysDrawn(2) }

/** The server lacks every second tile: the map shows an enlarged tile of a lower zoom there. */
export const SomeTilesUnknown: Story = { ...from(tilesStyle, everySecond(rasterWater)), ...becomesTiles }

/** Missing vector tiles leave gaps. */
export const SomeVectorTilesUnknown: Story = { ...from(vectorStyle, everySecond(vectorWater)), ...becomesTiles }

/** In another language, including the map library's controls. */
export const OtherMessages: Story = {
  ...from(riverStyle),
  args: {
    styleUrl,
    chosen: '6',
    messages: {
      map: (label) => `${label}: Karte`,
      nearer: 'Näher',
      farther: 'Weiter weg',
      directionsTo: (name) => `zu ${name}`,
      ground: 'Karte',
    },
  },
  async play({ canvas }) {
    const map = canvas.getByRole('group', { name: 'Restaurants near you: Karte' })
    await expect(canvas.getAllByRole('link', { name: /zu / })[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Näher' })).toBeVisible()
    await waitFor(() => expect(map).toHaveAttribute('data-ground', 'tiles'), { timeout: 20_000 })
    await expect(map.querySelector('canvas')).toHaveAccessibleName('Karte')
  },
}

export const Empty: Story = { args: { pins: [] } }

/** Two thousand pins: close ones form clusters, and the list is virtualised. */
export const Many: Story = { args: { pins: manyPins(2000) }, parameters: { ...spec('LOC-01') }, ...showsFew }

/** On a phone the list is a sheet below the map. */
export const Narrow: Story = { args: { chosen: '6' }, decorators: [inWidth(320)] }

/** Places of one building. */
export const OneBuilding: Story = { args: { pins: oneBuilding(60) }, decorators: [inWidth(360)], ...spreads }
