import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { assertPaintApart } from './paintApart.tsx'

const meta = { component: ({ text }: { text: string }) => <p>{text}</p>, args: { text: 'Enter your code' } }

it('is content with stories that differ', () => {
  const stories = composeStories({ default: meta, OfferCode: {}, Success: { args: { text: 'It is yours' } } })
  expect(() => assertPaintApart({ ...stories })).not.toThrow()
})

it('names two stories that paint the same', () => {
  const stories = composeStories({ default: meta, OfferCode: {}, Success: { args: { text: 'Enter your code' } } })
  expect(() => assertPaintApart({ ...stories })).toThrow('Success paints the same as OfferCode')
})
