import { defineConfig, Logger, lintRunner, parse, RECOMMENDED_CONFIG } from '@terrazzo/parser'
import { expect, it } from 'vitest'
import { cssOf, resolverFile, tokensOf } from './tokenFiles.ts'
import { enterprises } from '../../.storybook/enterprises.ts'
import { schemeNames } from '../../themes/scheme.ts'

const filename = new URL('file:///tokens/platewell.resolver.json')
const logger = new Logger()
const rules = { ...RECOMMENDED_CONFIG, 'core/consistent-naming': 'off', 'core/descriptions': 'error' } as const
const config = defineConfig({ lint: { rules } }, { cwd: new URL('.', filename), logger })
const { resolver, sources } = await parse([{ filename, src: resolverFile() }], { config, logger })

const schemes = enterprises.flatMap(({ id }) => schemeNames.map((scheme) => ({ enterprise: id, scheme })))

it.each(schemes)('gives every token of $enterprise in $scheme to the tools that read the file', async (scheme) => {
  const read = resolver.apply(scheme)
  // Throws where a value is not of its type.
  await lintRunner({ tokens: read, sources, config, logger })
  const written = tokensOf(scheme.enterprise, scheme.scheme)
  expect(Object.keys(read)).toEqual(expect.arrayContaining(written.map(({ group, role }) => `${group}.${role}`)))
  for (const { group, role, value, purpose } of written.filter(({ value }) => value.startsWith('#')))
    expect(read[`${group}.${role}`]).toMatchObject({ $value: { hex: value.slice(0, 7) }, $description: purpose })
})

it('writes every token of a scheme as CSS', () => {
  const dark = tokensOf('copperline', 'dark')
  expect(dark.length).toBeGreaterThan(100)
  expect(cssOf(dark).match(/^ {2}--[\w-]+: .+;$/gm)).toHaveLength(dark.length)
  expect(cssOf(dark)).not.toBe(cssOf(tokensOf('copperline', 'light')))
})

it('writes values in the types of the format', () => {
  const dark = resolver.apply({ enterprise: 'copperline', scheme: 'dark' })
  expect(dark['surface.scrim']).toMatchObject({ $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 0], hex: '#000000' } })
  expect(dark['space.md']).toMatchObject({ $type: 'dimension', $value: { value: 1.25, unit: 'rem' } })
  expect(dark['space.none']).toMatchObject({ $value: { value: 0, unit: 'px' } })
  expect(dark['space.gutter']).toMatchObject({ $value: { value: 1.25, unit: 'rem' } })
  expect(dark['motion.fast']).toMatchObject({ $type: 'duration', $value: { value: 140, unit: 'ms' } })
  expect(dark['motion.ease']).toMatchObject({ $type: 'cubicBezier', $value: [0.2, 0, 0.1, 1] })
  expect(dark['tracking.heading']).toMatchObject({ $type: 'number', $value: -0.012 })
  expect(dark['font.body']).toMatchObject({ $type: 'fontFamily', $value: ['Figtree'] })
  expect(dark['shadow.bar']).toMatchObject({
    $type: 'shadow',
    $value: [{ offsetY: { value: -10, unit: 'px' }, spread: { value: -18, unit: 'px' }, color: { hex: '#000000' } }],
  })
})
