import { expect, it } from 'vitest'
import { isPrivacy, passOnlyOf, schemeOf, titleOf } from './framePage.ts'

it('PUB-03 reads what the address asks for; by default a frame is light, and shows every restaurant', () => {
  expect([passOnlyOf('?pass=true&colorMode=black'), schemeOf('?pass=true&colorMode=black', true)]).toEqual([true, 'dark'])
  for (const search of ['', '?pass=false', '?pass=', '?pass=1&colorMode=white', '?colorMode=BLACK', '?colorMode']) {
    expect([passOnlyOf(search), schemeOf(search, true)]).toEqual([false, 'light'])
  }
})

it('PUB-03 follows the visitor’s preference on a page of its own, unless the address asks for dark', () => {
  expect([schemeOf('', false), schemeOf('?colorMode=black', false)]).toEqual(['auto', 'dark'])
})

it('PRV-01 knows the privacy choices by their address', () => {
  expect(['/privacy', '/embed/privacy', '/some/embed/privacy/'].map(isPrivacy)).toEqual([true, true, true])
  expect(['/', '/map', '/embed/', '/privacy-policy', '/privacy/map'].map(isPrivacy)).toEqual([false, false, false, false, false])
})

it('PUB-03 PRV-01 gives each of its places a title of its own', () => {
  const titles = ['/embed/map', '/embed/map?pass=true', '/embed/privacy'].map((address) =>
    titleOf(new URL(address, 'https://house.example')),
  )
  expect(titles).toEqual(['Our restaurants', 'Where your pass is taken', 'Your privacy choices'])
})
