import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { lazyPage } from './lazyPage.tsx'

const Menu = () => createElement('h1', null, 'Menu')

it('NET-07 a page whose script failed shows a placeholder while it loads again, and then the page', async () => {
  let loads = 0
  const Page = lazyPage(async () => {
    loads += 1
    if (loads === 1) throw new Error('The script did not load.')
    return { Menu }
  }, 'Menu')
  const shown = () => renderToStaticMarkup(createElement(Page))
  await Page.preload()
  expect(shown()).toMatch(/^<div/)
  await Page.preload()
  expect(shown()).toBe('<h1>Menu</h1>')
})
