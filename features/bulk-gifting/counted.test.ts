import { expect, it } from 'vitest'
import { counted } from './counted.ts'

it('counts one recipient, and many', () => {
  expect([counted(1, 'recipient'), counted(12_000, 'recipient'), counted(0, 'row')]).toEqual(['1 recipient', '12,000 recipients', '0 rows'])
})
