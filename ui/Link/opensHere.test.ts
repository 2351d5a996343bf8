import { expect, it } from 'vitest'
import { opensHere } from './opensHere.ts'

const plain = { altKey: false, button: 0, ctrlKey: false, metaKey: false, shiftKey: false }

it('shows the page in this window after a plain press', () => expect(opensHere(plain)).toBe(true))

it.each([{ altKey: true }, { button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'leaves a press with %o to the browser',
  (special) => expect(opensHere({ ...plain, ...special })).toBe(false),
)
