import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { law } from './law.ts'

const proofs = law.flatMap(({ id, proofs }) => proofs.map((proof) => ({ id, ...proof })))

it.each(proofs)('$id: the named proof is there', ({ file, test }) => {
  expect(readFileSync(file, 'utf8')).toContain(test)
})

it('names each rule once', () => {
  expect(new Set(law.map(({ id }) => id)).size).toBe(law.length)
})
