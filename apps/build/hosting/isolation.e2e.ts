import { join } from 'node:path'
import { foreignIn } from '../../../.ci/lib/foreign.ts'
import { enterprises } from '../enterprises.ts'
import { expect, test } from '../../e2e/test.ts'

for (const other of enterprises()) {
  test(`ENT-03 the build of another enterprise holds nothing of ${other}`, { tag: '@each-enterprise' }, async ({ enterprise }) => {
    const built = { enterprise: enterprise.name, folder: join(process.env['DIST'] ?? 'dist', enterprise.name), themes: 'themes' }
    const found = await foreignIn(built, other)
    if (other === enterprise.name) expect(found).not.toEqual([])
    else expect(found).toEqual([])
  })
}
