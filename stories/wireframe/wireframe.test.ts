import { expect, it } from 'vitest'
import { measure } from '../../themes/contrast.ts'
import { enterpriseSchema } from '../../themes/enterprise.ts'
import { wireframe } from './enterprise.ts'
import { scheme } from './tokens.ts'

it('is a valid enterprise with enough contrast', () => {
  expect(enterpriseSchema.parse(wireframe)).toEqual(wireframe)
  expect(measure(scheme).filter(({ enough }) => !enough)).toEqual([])
})
