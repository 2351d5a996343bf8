import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readComponents } from './components.ts'
import { root } from '../tags/modules.ts'

const components = readComponents()

it('knows how each documented component is imported', () => {
  const files = globSync('stories/ui/*.stories.tsx', { cwd: root })
  const documented = files.flatMap((file) => /^ {2}component: (\w+)/m.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? [])
  expect(documented.length).toBeGreaterThan(70)
  expect(documented.filter((name) => !components[name])).toEqual([])
  expect(components['LinkButton']?.from).toBe('@platewell/kit/ui/Button/LinkButton')
})

it('finds the screens whose components use it, through the components of the feature', () => {
  expect(components['Map']?.screens).toEqual(['Screens/Embed/Map'])
  // `ClaimScreen` shows it in a screen of its own folder.
  expect(components['CodeField']?.screens).toContain('Screens/Claim')
})
