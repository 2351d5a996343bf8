import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, spyOn, waitFor, within } from 'storybook/test'
import { Map, type MapProps } from '../../ui/Map/Map.tsx'
import { spec } from '../spec.ts'
import { manyPins, pins, riverStyle, tilesStyle, vectorStyle } from './mapParts.ts'
import { becomesTiles, type Canvas, staysDrawn, windowOf } from './mapPlays.ts'
import { everySecond, refused, serving, styleUrl, waterDrawing, waterPicture } from './mapTiles.ts'
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
  parameters: {
    ...usage({
      use: ['When people ask where places are, and which is near'],
      avoid: [
        'When there is one place and its address is enough: take `DescriptionList` with a `TextLink`',
        'When places are compared by other facts: take `Table`',
      ],
      do: ['Put the nearest first in the list', 'Say the distance in words'],
      dont: ['Let anything be done on the map that the list cannot', 'Count on tiles: they may be out of reach'],
    }),
  },
} satisfies Meta<typeof Map>
export default meta

type Story = StoryObj<typeof meta>

/** Where a pin stands on the screen. */
const spotOf = (canvas: Canvas, name: string) => {
  const { x, y } = canvas.getByRole('button', { name }).getBoundingClientRect()
  return { x, y }
}

/** No tiles: the ground is drawn, true to place and distance. */
export const Drawn: Story = {
  parameters: { ...spec('LOC-01') },
  async play({ canvas, userEvent }) {
    await expect(windowOf(canvas)).toHaveAttribute('data-ground', 'drawn')
    await expect(canvas.getAllByRole('button', { name: 'Kumo Ramen' })).toHaveLength(1)
    const apart = () => spotOf(canvas, 'Kumo Ramen').x - spotOf(canvas, 'Casa Nopal').x
    const before = apart()
    await userEvent.click(canvas.getByRole('button', { name: 'Nearer' }))
    await expect(apart()).toBeCloseTo(2 * before, 0)
    await userEvent.click(canvas.getByRole('button', { name: 'Farther' }))
    await expect(apart()).toBeCloseTo(before, 0)
  },
}

/** The ground is pushed by the first button, and let go of wherever that is let go of. */
export const Pushed: Story = {
  async play({ canvas }) {
    const map = windowOf(canvas)
    const before = spotOf(canvas, 'Kumo Ramen')
    // A browser captures no pointer that it has never seen.
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
    // It follows with the next frame.
    await waitFor(() => expect(spotOf(canvas, 'Kumo Ramen').x - before.x).toBeCloseTo(30, 0))
    await expect(spotOf(canvas, 'Kumo Ramen').y - before.y).toBeCloseTo(10, 0)
    await fireEvent.pointerUp(map, { pointerId: 1 })
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
    const map = windowOf(canvas).getBoundingClientRect()
    const { left, width, bottom } = pin.getBoundingClientRect()
    await expect(Math.abs(left + width / 2 - (map.left + map.width / 2))).toBeLessThan(2)
    await expect(Math.abs(bottom - (map.top + map.height / 2))).toBeLessThan(2)
  },
}

/** A server of tiles of its own. */
const from = (...[style, answer]: Parameters<typeof serving>): Pick<Story, 'args' | 'beforeEach'> => ({
  args: { styleUrl },
  beforeEach({ msw }) {
    msw.use(...serving(style, answer))
  },
})

/** Tiles take the drawn ground's place once they can be seen; pins stay where they are. */
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

/** A style that cannot be had: the drawn ground stays. */
export const NoTiles: Story = { ...from(null), ...staysDrawn(1) }

/** A style whose tiles cannot be had: the drawn ground stays. */
export const TilesOutOfReach: Story = { ...from(tilesStyle, () => refused(503)), ...staysDrawn(2) }

/** A server that does not know these tiles, which is no fault to the map: the drawn ground stays all the same. */
export const TilesUnknown: Story = { ...from(tilesStyle, () => refused(404)), ...staysDrawn(2) }

/** The same of tiles that are drawings. */
export const DrawingsUnknown: Story = { ...from(vectorStyle, () => refused(404)), ...staysDrawn(2) }

/** Where the server does not know every second tile, the map shows the same place from farther away. */
export const SomeTilesUnknown: Story = { ...from(tilesStyle, everySecond(waterPicture)), ...becomesTiles }

/** Of drawings it leaves holes between those that are known, which is better than another ground. */
export const SomeDrawingsUnknown: Story = { ...from(vectorStyle, everySecond(waterDrawing)), ...becomesTiles }

/** In another language, down to the parts of the ground of tiles. */
export const InOtherWords: Story = {
  ...from(riverStyle),
  args: {
    styleUrl,
    chosen: '6',
    messages: { map: (label) => `${label}: Karte`, nearer: 'Näher', farther: 'Weiter weg', goTo: (name) => `Zu ${name}`, ground: 'Karte' },
  },
  async play({ canvas }) {
    const map = canvas.getByRole('group', { name: 'Restaurants near you: Karte' })
    await expect(canvas.getByRole('link', { name: /^Zu / })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Näher' })).toBeVisible()
    await waitFor(() => expect(map).toHaveAttribute('data-ground', 'tiles'), { timeout: 20_000 })
    await expect(map.querySelector('canvas')).toHaveAccessibleName('Karte')
  },
}

/** No places. */
export const Empty: Story = { args: { pins: [] } }

/** Two thousand: near each other they stand as one, and of the list only what is in sight is in the page. */
export const Many: Story = {
  args: { pins: manyPins(2000) },
  parameters: { ...spec('LOC-01') },
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(40))
    const list = canvas.getByRole('list', { name: 'Restaurants near you' })
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '2000')
    const crowds = () => canvas.queryAllByRole('button', { name: /places: zoom in$/ })
    const [first] = crowds()
    await expect(windowOf(canvas).querySelectorAll('button').length).toBeLessThan(200)
    if (first) await userEvent.click(first)
    // The list goes on as the keyboard goes through it.
    const [one] = within(list).getAllByRole('button')
    one?.focus()
    for (let step = 0; step < 24; step += 1) await userEvent.tab()
    const reached = within(list).getByRole('button', { name: /124 Main Street$/ })
    await expect(reached).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(within(windowOf(canvas)).getByRole('button', { name: / 25$/ })).toHaveAttribute('aria-pressed', 'true')
  },
}

/** A phone: the list stands below. */
export const Narrow: Story = {
  args: { chosen: '6' },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Choosing {...args} />
    </div>
  ),
}
