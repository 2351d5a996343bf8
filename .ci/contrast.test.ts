import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'rolldown/utils'
import { expect, it } from 'vitest'
import { pairs } from '../themes/contrast.ts'

type Node = { readonly type: string } & Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : [value]).filter((each) => isNode(each))

/** The names of a member: `['vars', 'text', 'base']`; empty for any other expression. */
function namesOf(node: unknown): readonly string[] {
  if (!isNode(node)) return []
  if (node.type === 'Identifier') return [String(node['name'])]
  if (node.type !== 'MemberExpression' || node['computed'] === true) return []
  const owner = namesOf(node['object'])
  return owner.length === 0 ? [] : [...owner, ...namesOf(node['property'])]
}

/** The path of a theme's colour: `text.base`. */
function pathOf(node: unknown): string | undefined {
  const [vars, group, role, more] = namesOf(node)
  return vars === 'vars' && role !== undefined && more === undefined ? `${group}.${role}` : undefined
}

type Look = { readonly color?: string | undefined; readonly ground?: string | undefined }

/** Each colour on its ground in the styles of a sheet. A nested rule, such as of a hovered element, keeps what it does not set; a pseudo-element has no text. */
function looksIn(value: unknown, inherited: Look): readonly string[] {
  return nodesIn(value).flatMap((node) => {
    if (node.type !== 'ObjectExpression') {
      const inner = Object.values(node).flatMap((each) => nodesIn(each))
      return inner.flatMap((each) => looksIn(each, inherited))
    }
    const properties = nodesIn(node['properties']).map(
      ({ key, value }) => [isNode(key) ? String(key['value'] ?? key['name']) : '', value] as const,
    )
    const set = (name: string) => properties.find(([key]) => key === name)
    const [color, ground] = [set('color'), set('backgroundColor') ?? set('background')]
    const look: Look = { color: color ? pathOf(color[1]) : inherited.color, ground: ground ? pathOf(ground[1]) : inherited.ground }
    const own = (color ?? ground) && look.color && look.ground ? [`${look.color} on ${look.ground}`] : []
    return [...own, ...properties.flatMap(([key, each]) => looksIn(each, key.includes('::') ? {} : look))]
  })
}

it('ENT-02 measures each colour on each ground that a style sheet sets together', () => {
  // The contrast is the same the other way round.
  const measured = new Set(pairs.flatMap(({ front, back }) => [`${front} on ${back}`, `${back} on ${front}`]))
  const used = globSync('{ui,themes,features,apps}/**/*.css.ts').flatMap((file) =>
    looksIn(parseSync(file, readFileSync(file, 'utf8')).program, {}).map((pair) => ({ file, pair })),
  )
  expect(used.length).toBeGreaterThan(20)
  expect(used.filter(({ pair }) => !measured.has(pair))).toEqual([])
})
