import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { Map } from '../../ui/Map/Map.tsx'

type Story = StoryObj<typeof Map>
export type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const windowOf = (canvas: Canvas) => canvas.getByRole('group', { name: 'Restaurants near you: map' })

/** A pin, once the map has loaded. */
export const pinOf = async (canvas: Canvas, name: string) => within(windowOf(canvas)).findByRole('button', { name })

/** Without a map, the list chooses and leads there. */
export const staysAlone: Pick<Story, 'play'> = {
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.queryByRole('group')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Kumo Ramen Ramen · 1.2 miles' }))
    await expect(canvas.getByRole('link', { name: 'Directions to Kumo Ramen (opens in a new tab)' })).toBeVisible()
  },
}

/** With many pins, the map shows clusters and the list what is in view; the keyboard reaches the rest. */
export const showsFew: Pick<Story, 'play'> = {
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(40))
    const list = canvas.getByRole('list', { name: 'Restaurants near you' })
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '2000')
    const clusters = () => canvas.queryAllByRole('button', { name: /places: zoom in$/ })
    await waitFor(() => expect(clusters().length).toBeGreaterThan(1))
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

export const leadsToItsPin: Pick<Story, 'play'> = {
  async play({ canvas, userEvent }) {
    const inList = canvas.getByRole('button', { name: 'Kumo Ramen Ramen · 1.2 miles' })
    await pinOf(canvas, 'Kumo Ramen')
    inList.focus()
    await userEvent.keyboard('{Enter}')
    await expect(inList).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'Kumo Ramen' })).toHaveAttribute('aria-pressed', 'true')
    // In its row, which the keyboard reaches next.
    await expect(canvas.getAllByRole('link', { name: 'Directions to Kumo Ramen (opens in a new tab)' })).toHaveLength(1)
    await userEvent.keyboard(' ')
    await expect(inList).toHaveAttribute('aria-pressed', 'false')
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}

export const lightsBoth: Pick<Story, 'play'> = {
  async play({ canvas, userEvent }) {
    const row = canvas.getByRole('button', { name: 'Kumo Ramen Ramen · 1.2 miles' })
    const pin = await pinOf(canvas, 'Kumo Ramen')
    await userEvent.hover(row)
    await expect(pin).toHaveAttribute('data-lit')
    const name = () => within(windowOf(canvas)).queryByText('Kumo Ramen', { selector: 'bdi' })
    await expect(name()).toBeVisible()
    await userEvent.unhover(row)
    await expect(pin).not.toHaveAttribute('data-lit')
    pin.focus()
    await waitFor(() => expect(row.closest('li')).toHaveAttribute('data-lit'))
    await expect(pin).toHaveAttribute('aria-pressed', 'false')
  },
}

export const showsAllOnRequest: Pick<Story, 'play'> = {
  async play({ canvas, userEvent }) {
    const rows = () => within(canvas.getByRole('list', { name: 'Restaurants near you' })).getAllByRole('listitem')
    await expect(rows()).toHaveLength(3)
    const pin = await pinOf(canvas, 'Saffron Court')
    await userEvent.click(pin)
    await expect(rows().length).toBeGreaterThan(3)
    await userEvent.click(pin)
    await expect(rows()).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'See all' }))
    await expect(rows()[3]?.querySelector('button')).toHaveFocus()
    await expect(rows().at(-1)).toHaveTextContent('Address to follow')
  },
}

export const movesByArrows: Pick<Story, 'play'> = {
  async play({ canvas, userEvent }) {
    await pinOf(canvas, 'Kumo Ramen')
    const marks = canvas.getAllByRole('button').filter((button) => button.hasAttribute('data-mark'))
    const [stop, ...others] = marks.filter(({ tabIndex }) => tabIndex === 0)
    await expect(marks.length).toBeGreaterThan(2)
    await expect(others).toEqual([])
    stop?.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}{ArrowLeft}')
    const reached = document.activeElement
    await expect(marks).toContain(reached)
    await expect(reached).toHaveAttribute('tabindex', '0')
    await expect(marks.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  },
}

/** Pins of one address are one number until the greatest zoom. There the map leads to each where it stands, from it or from the list. */
export const spreads: Pick<Story, 'play'> = {
  async play({ canvas, userEvent }) {
    const map = windowOf(canvas)
    const cluster = () => within(map).queryByRole('button', { name: '60 places: zoom in' })
    await userEvent.click(await within(map).findByRole('button', { name: '60 places: zoom in' }))
    await waitFor(() => expect(cluster()).toBeNull())
    const { left, top, width, height } = map.getBoundingClientRect()
    const pins = [...map.querySelectorAll<HTMLElement>('[data-mark]')]
    const middleOf = (pin?: HTMLElement) => {
      const { x, width: wide, bottom } = pin?.getBoundingClientRect() ?? new DOMRect()
      return [Math.round(x + wide / 2 - left - width / 2), Math.round(bottom - top - height / 2)]
    }
    const outside = pins.filter((pin) => pin.hasAttribute('data-outside'))
    await expect(outside.length).toBeGreaterThan(1)
    outside[0]?.focus()
    await waitFor(() => expect(middleOf(outside[0])).toEqual([0, 0]))
    const hidden = pins.findIndex((pin) => pin.hasAttribute('data-outside'))
    await userEvent.click(within(canvas.getAllByRole('listitem')[hidden] ?? map).getAllByRole('button')[0] ?? map)
    await waitFor(() => expect(middleOf(pins[hidden])).toEqual([0, 0]))
  },
}
