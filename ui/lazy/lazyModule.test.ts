import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { lazyModule } from './lazyModule.ts'

it('returns a module that somebody else has loaded only where it is needed', async () => {
  const useNote = lazyModule(() => Promise.resolve('honored'))
  const Note = ({ isNeeded }: { isNeeded: boolean }) => useNote(isNeeded).status
  const read = (isNeeded: boolean) => renderToStaticMarkup(createElement(Note, { isNeeded }))
  expect(read(true)).toBe('loading')
  await useNote.preload()
  expect([read(true), read(false)]).toEqual(['ready', 'loading'])
})
