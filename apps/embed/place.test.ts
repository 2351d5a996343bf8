import { expect, it } from 'vitest'
import { isPrivacy, passOnlyOf, schemeOf } from './place.ts'

it('PUB-03 reads what the address asks for; anything else is light, and every restaurant', () => {
  expect([passOnlyOf('?pass=true&colorMode=black'), schemeOf('?pass=true&colorMode=black')]).toEqual([true, 'dark'])
  for (const search of ['', '?pass=false', '?pass=', '?pass=1&colorMode=white', '?colorMode=BLACK', '?colorMode']) {
    expect([passOnlyOf(search), schemeOf(search)]).toEqual([false, 'light'])
  }
})

it('PRV-01 knows the privacy choices by their address', () => {
  expect(['/privacy', '/embed/privacy', '/some/embed/privacy/'].map(isPrivacy)).toEqual([true, true, true])
  expect(['/', '/map', '/embed/', '/privacy-policy', '/privacy/map'].map(isPrivacy)).toEqual([false, false, false, false, false])
})
