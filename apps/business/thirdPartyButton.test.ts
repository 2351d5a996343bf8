import { afterEach, expect, it, vi } from 'vitest'
import { thirdPartyButton } from './thirdPartyButton.ts'

afterEach(() => vi.unstubAllGlobals())

const set = (thirdPartyButton: string | undefined, ...thirdPartyButtonMay: readonly string[]) => {
  vi.stubGlobal('location', { origin: 'https://page.example' })
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify({ thirdPartyButton, thirdPartyButtonMay }) }) })
}

it('PUB-05 has the configured address of a third party’s button', () => {
  set('https://button.example/book?by=enterprise')
  expect(thirdPartyButton()).toEqual({ src: 'https://button.example/book?by=enterprise', may: [] })
})

it('PUB-05 lets its frame do what the deployment names, on another origin only', () => {
  set('https://button.example/', 'allow-scripts', 'allow-same-origin')
  expect(thirdPartyButton()?.may).toEqual(['allow-scripts', 'allow-same-origin'])
  set('https://page.example/button', 'allow-scripts', 'allow-same-origin')
  expect(thirdPartyButton()?.may).toEqual([])
})

it.each([undefined, '', 'button.example', 'http://button.example/', 'javascript:alert(1)', 'https://'])('PUB-05 ignores %j', (content) => {
  set(content)
  expect(thirdPartyButton()).toBeNull()
})
