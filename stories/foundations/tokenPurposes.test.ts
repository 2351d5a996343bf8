import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { tokens } from '../../themes/copperline/tokens.ts'
import { purposeOf } from './tokenPurposes.ts'

const paths = Object.entries(tokens).flatMap(([group, roles]) => Object.keys(roles).map((role) => `${group}.${role}`))

it('finds the purpose of every token', () => {
  expect(paths.filter((path) => purposeOf(path) === '')).toEqual([])
})

it('gives each status the purposes of all statuses', () => {
  expect(purposeOf('danger.soft')).toBe('Background of a message.')
})

it('has no token that is used nowhere', () => {
  const definitions = new Set(['themes/vars.css.ts', 'themes/schemeVars.ts', 'themes/writeTheme.ts'])
  const files = globSync('{ui,features,themes,apps}/**/*.{ts,tsx}').filter((file) => !definitions.has(file) && !/\.test\./.test(file))
  const used = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\bvars\.\w+(?:\.\w+|(?=[[),]))/g) ?? []))
  const isUsed = (path: string) => used.has(`vars.${path}`) || used.has(`vars.${path.replace(/\.\w+$/, '')}`)
  expect(
    paths.filter((path) => !isUsed(path)),
    'delete it',
  ).toEqual([])
})
