import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../../ui/Button/Button.tsx'
import { brandSliderAdvanceMs } from '../../ui/BrandSlider/BrandSlider.tsx'
import { Carousel } from '../../ui/Carousel/Carousel.tsx'
import { painted } from '../frame.ts'
import { spec } from '../spec.ts'
import { holdTime } from '../time.ts'
import { expectAdvance, expectPaused, shown } from './carouselPlays.ts'
import { quotes } from './slides.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Carousel',
  component: Carousel,
  args: { label: 'What guests say', slides: quotes, everyMs: brandSliderAdvanceMs },
  // Away from the window's corner: a headless browser has its pointer there, which would pause the slides.
  decorators: [(Story) => <div style={{ padding: 8 }}>{Story()}</div>],
  parameters: usage({
    use: ['For a few things of equal weight that nobody must see'],
    avoid: [
      'When anything on it must be read or done: put it on the page',
      'When restaurants are shown: use `BrandSlider`',
      'When things are compared: use `Columns` or `Table`',
    ],
    do: ['Keep to seven slides or fewer', 'Let each slide make sense alone'],
    dont: ['Put the one main action on a slide', 'Put a form on a slide'],
  }),
} satisfies Meta<typeof Carousel>
export default meta

type Story = StoryObj<typeof meta>

const controlled = { beforeEach: holdTime, parameters: { ...spec('PUB-02') } }

/** Shows the next slide when the time of one has passed; after the last, the first. */
export const GoesOn: Story = {
  ...controlled,
  async play({ canvas }) {
    await expectAdvance(canvas, '2 of 3')
    await expectAdvance(canvas, '3 of 3')
    await expectAdvance(canvas, '1 of 3')
  },
}

/** Pauses while the pointer is over it or the focus is inside. */
export const Stands: Story = {
  ...controlled,
  async play({ canvas, userEvent }) {
    const region = canvas.getByRole('region', { name: 'What guests say' })
    await userEvent.hover(region)
    await expectPaused(canvas, '1 of 3')
    await userEvent.unhover(region)
    await expectAdvance(canvas, '2 of 3')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Pause the slides' })).toHaveFocus()
    await expectPaused(canvas, '2 of 3')
  },
}

/** Pauses while it is scrolled out of view. */
export const OutOfSight: Story = {
  ...controlled,
  render: (args) => (
    <div style={{ paddingBlockStart: '150vh' }}>
      <Carousel {...args} />
    </div>
  ),
  async play({ canvas }) {
    // The observer reports visibility one frame after painting.
    await painted()
    await painted()
    await expectPaused(canvas, '1 of 3')
    canvas.getByRole('region', { name: 'What guests say' }).scrollIntoView({ block: 'center', behavior: 'instant' })
    await painted()
    await expectAdvance(canvas, '2 of 3')
  },
}

/** The button pauses it until it is played again; once played, it also runs while it has the focus. */
export const Pauses: Story = {
  ...controlled,
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    canvas.getByRole('button', { name: 'Play the slides' }).blur()
    await expectPaused(canvas, '1 of 3')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expectAdvance(canvas, '2 of 3')
  },
}

/** By keyboard: next, previous, last and first; it wraps at each end. */
export const Keys: Story = {
  async play({ canvas, userEvent }) {
    canvas.getByRole('group', { name: 'What guests say: slides' }).focus()
    const press = async (key: string, to: string) => {
      await userEvent.keyboard(key)
      await waitFor(() => expect(shown(canvas)).toEqual([to]))
    }
    await press('{ArrowRight}', '2 of 3')
    await press('{End}', '3 of 3')
    await press('{ArrowRight}', '1 of 3')
    await press('{ArrowLeft}', '3 of 3')
    await press('{Home}', '1 of 3')
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await waitFor(() => expect(shown(canvas)).toEqual(['2 of 3']))
  },
}

/** Shortcuts of the browser, and keys on a slide's content, change no slide. */
export const OtherKeys: Story = {
  ...controlled,
  args: { slides: quotes.map(({ id }) => ({ id, content: <Button>{`Thank ${id}`}</Button> })) },
  async play({ canvas, userEvent }) {
    canvas.getByRole('group', { name: 'What guests say: slides' }).focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Meta>}{ArrowRight}{/Meta}{Control>}{End}{/Control}')
    await expect(shown(canvas)).toEqual(['1 of 3'])
    canvas.getByRole('button', { name: /^Thank Ada/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(shown(canvas)).toEqual(['1 of 3'])
  },
}

/** When the last slide is removed while it shows, the new last one shows. */
export const Fewer: Story = {
  render: function Fewer(args) {
    const [count, setCount] = useState(args.slides.length)
    return (
      <>
        <Carousel {...args} slides={args.slides.slice(0, count)} />
        <Button onClick={() => setCount(2)}>Show two</Button>
      </>
    )
  },
  async play({ canvas, userEvent }) {
    canvas.getByRole('group', { name: 'What guests say: slides' }).focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(shown(canvas)).toEqual(['3 of 3']))
    canvas.getByRole('button', { name: 'Show two' }).click()
    await waitFor(() => expect(shown(canvas)).toEqual(['2 of 2']))
  },
}

/** One slide: no timer and no buttons. */
export const One: Story = { args: { slides: quotes.slice(0, 1) } }
