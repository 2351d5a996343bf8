import { expect, it } from 'vitest'
import { partsOf } from './engine.ts'
import { keyCode } from './webDriver.ts'

it.each([
  ['a', { held: null, pressed: 'a' }],
  ['Enter', { held: null, pressed: 'Enter' }],
  ['+', { held: null, pressed: '+' }],
  ['Control+a', { held: 'Control', pressed: 'a' }],
  ['Shift+Tab', { held: 'Shift', pressed: 'Tab' }],
])('splits the key %s', (key, parts) => {
  expect(partsOf(key)).toEqual(parts)
})

it('rejects a name that is neither a character nor a known key', () => {
  expect([keyCode('x'), keyCode('Enter')]).toEqual(['x', '\uE007'])
  expect(() => keyCode('Retrun')).toThrow('There is no key "Retrun".')
})
