import { expect, it } from 'vitest'
import { getHostPrefix } from './hostPrefix.ts'

it.each([
  ['give.house.example', 'give'],
  ['pass.localhost', 'pass'],
  ['house.example', 'plain'],
  ['passage.example', 'plain'],
  ['www.give.example', 'plain'],
])('ENT-06 reads %s as %s', (host, prefix) => expect(getHostPrefix(host)).toBe(prefix))
