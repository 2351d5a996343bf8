import { afterEach, expect, it, vi } from 'vitest'
import { thirdPartyButton } from './thirdPartyButton.ts'

afterEach(() => vi.unstubAllGlobals())

const set = (content: string | null) => vi.stubGlobal('document', { querySelector: () => (content === null ? null : { content }) })

it('PUB-05 has the configured address of a third party’s button', () => {
  set('https://button.example/book?by=enterprise')
  expect(thirdPartyButton()).toBe('https://button.example/book?by=enterprise')
})

it.each([null, '', 'button.example', 'http://button.example/', 'javascript:alert(1)', 'https://'])('PUB-05 ignores %j', (content) => {
  set(content)
  expect(thirdPartyButton()).toBeNull()
})
