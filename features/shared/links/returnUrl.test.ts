import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readReturnUrl } from './returnUrl.ts'

const allowed = ['https://order.example', 'http://localhost:4700', 'lunch:']

describe('the return address (POS-13)', () => {
  test.each([
    'https://order.example',
    'https://order.example/check/42?table=7#paid',
    'HTTPS://ORDER.EXAMPLE/check/42',
    'https://order.example:443/check/42',
    'http://localhost:4700/order',
    'lunch://check/42',
    'LUNCH:check',
    'https://order.example/caf%C3%A9?note=a%20b',
  ])('leads to %s', (address) => {
    expect(readReturnUrl(address, allowed)).toBe(address)
  })

  test.each([
    ['no address', null],
    ['an empty address', ''],
    ['a script', 'javascript:alert(1)'],
    ['a script with a line break in its scheme', 'java\nscript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a protocol-relative address', '//order.example/check'],
    ['a relative address', '/check/42'],
    ['another host', 'https://evil.example/'],
    ['another scheme', 'evil://check'],
    ['a scheme that begins like the allowed one', 'lunchbox://check'],
    ['an unencrypted address of an encrypted host', 'http://order.example/'],
    ['another port', 'https://order.example:8443/'],
    ['a host that begins like the allowed one', 'https://order.example.evil.example/'],
    ['a host that ends like the allowed one', 'https://evil-order.example/'],
    ['a dot at the end of the host', 'https://order.example./'],
    ['a backslash after the host', 'https://order.example\\@evil.example/'],
    ['a backslash in the path', 'https://order.example/\\evil.example'],
    ['user information', 'https://order.example@evil.example/'],
    ['a user name in an app’s address', 'lunch://order.example@evil.example'],
    ['user information on the allowed host', 'https://guest@order.example/'],
    ['no slash', 'https:order.example'],
    ['a line break', 'https://order.example/\r\nSet-Cookie: a=b'],
    ['an encoded line break', 'https://order.example/%0d%0aSet-Cookie:%20a=b'],
    ['an encoded null', 'https://order.example/%00'],
    ['a Cyrillic letter in the host', 'https://оrder.example/'],
    ['an encoded host', 'https://%6frder.example/'],
    ['a control character', 'https://order.example/\u0085'],
    ['a port that does not exist', 'https://order.example:99999/'],
  ])('does not lead to %s', (_, address) => {
    expect(readReturnUrl(address, allowed)).toBeNull()
  })

  test('a script is not allowed even if the deployment names its scheme', () => {
    expect(readReturnUrl('javascript:alert(1)', ['javascript:'])).toBeNull()
    expect(readReturnUrl('data:text/html,a', ['data:'])).toBeNull()
  })

  test('a target without a scheme allows nothing', () => {
    for (const target of ['', 'order.example', '//order.example', '*', 'https://', 'https://*.example'])
      expect(readReturnUrl('https://order.example/', [target])).toBeNull()
  })

  /** The browser's own reading of whatever passes. */
  test('whatever passes goes to an allowed place, as the browser reads it', () => {
    const piece = fc.constantFrom(
      'https:',
      'http:',
      'lunch:',
      'javascript:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '.',
      '?',
      '#',
      '%0a',
      '\n',
      'order.example',
      'evil.example',
      'localhost:4700',
      '443',
      'о',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const read = readReturnUrl(pieces.join(''), allowed)
        if (read === null) return
        const { origin, protocol, username, password } = new URL(read, 'https://here.example')
        expect(protocol === 'lunch:' || ['https://order.example', 'http://localhost:4700'].includes(origin)).toBe(true)
        expect(username + password).toBe('')
      }),
      { numRuns: 2_000 },
    )
  })
})
