import { assert, emailAddress, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emailPasted, emailTyped } from './typedEmail.ts'

describe('emailPasted', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    [' ada@example.com\n', 'ada@example.com'],
    ['Ada Lovelace <ada@example.com>', 'ada@example.com'],
    ['mailto:ada@example.com?subject=Hello', 'ada@example.com'],
    ['not an address', 'notanaddress'],
  ])('finds the address in %j', (text, address) => {
    expect(emailPasted(text)).toBe(address)
  })

  it('leaves any address that has no question mark as it is', () => {
    const plain = emailAddress().filter((address) => !address.includes('?') && !/^mailto:/i.test(address))
    assert(
      property(plain, (address) => {
        expect(emailPasted(address)).toBe(address)
        expect(emailPasted(`Someone <${address}>`)).toBe(address)
        expect(emailTyped(` ${address} `)).toBe(address)
      }),
    )
  })
})
