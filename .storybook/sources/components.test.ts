import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readComponents } from './components.ts'
import { root } from '../tags/tags.ts'

const components = readComponents()

it('knows how each documented component is imported', () => {
  const files = globSync('stories/ui/*.stories.tsx', { cwd: root })
  const documented = files.flatMap((file) => /^ {2}component: (\w+)/m.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? [])
  expect(documented.length).toBeGreaterThan(70)
  expect(documented.filter((name) => !components[name])).toEqual([])
  expect(components['LinkButton']?.from).toBe('@platewell/kit/ui/Button/LinkButton')
})

it('finds the surfaces that use it', () => {
  expect(components['Map']?.surfaces).toEqual(['map'])
  expect(components['CodeField']?.surfaces).toContain('account')
})
