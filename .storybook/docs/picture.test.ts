import { expect, it } from 'vitest'
import { freezePage, poseIn } from './picture.ts'

it('keeps a picture from scrolling its board', () => {
  const done: unknown[] = []
  const page = {
    HTMLElement: { prototype: { focus: (options?: unknown) => void done.push(options) } },
    Element: { prototype: { scrollIntoView: () => void done.push('scrolled') } },
  }
  freezePage(page)
  page.HTMLElement.prototype.focus()
  page.Element.prototype.scrollIntoView()
  expect(done).toEqual([{ preventScroll: true }])
})

it('tells a picture by its address', () => {
  expect(poseIn('https://host.example/iframe.html?id=a--b&picture=played')).toBe('played')
  expect(poseIn('https://host.example/iframe.html?id=a--b')).toBeUndefined()
})
