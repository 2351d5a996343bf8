import { expect, it } from 'vitest'
import { logoKinds, logos } from './logo.ts'

it('PRT-07 each logo has its name, and is shown on the backgrounds that its text says', () => {
  expect(logoKinds.map((kind) => [logos[kind].title, logos[kind].grounds])).toEqual([
    ['Dark logo', ['light']],
    ['Light logo', ['dark']],
    ['Wide dark logo', ['light']],
    ['Wide light logo', ['dark']],
    ['Base logo', ['light', 'dark']],
  ])
  for (const kind of logoKinds) {
    const { use, grounds } = logos[kind]
    expect(use).toContain(grounds.length === 1 ? `On ${grounds.join()} backgrounds` : 'wherever')
  }
})
