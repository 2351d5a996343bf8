import { expect, it } from 'vitest'
import { billOfMaterials } from './bom.ts'

it('has each bundled package with its version and license', () => {
  const licenses = '# Licenses\n\n## @visx/axis - 4.0.0 (MIT)\n\nMIT License\n\n## qr - 0.7.0 ((MIT OR Apache-2.0))\n\n## How to apply\n'
  const { components } = billOfMaterials(licenses, '0.3.0')
  expect(components.map(({ purl, licenses: [license] }) => [purl, license?.expression])).toEqual([
    ['pkg:npm/%40visx/axis@4.0.0', 'MIT'],
    ['pkg:npm/qr@0.7.0', '(MIT OR Apache-2.0)'],
  ])
})
