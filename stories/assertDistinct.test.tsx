import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { assertDistinct } from './assertDistinct.tsx'

const meta = { component: ({ text }: { text: string }) => <p>{text}</p>, args: { text: 'Enter your code' } }

it('accepts stories that differ', () => {
  const stories = composeStories({ default: meta, OfferCode: {}, Success: { args: { text: 'It is yours' } } })
  expect(() => assertDistinct({ ...stories })).not.toThrow()
})

it('names two stories that render the same', () => {
  const stories = composeStories({ default: meta, OfferCode: {}, Success: { args: { text: 'Enter your code' } } })
  expect(() => assertDistinct({ ...stories })).toThrow('Success renders the same as OfferCode')
})
