import { foreignIn } from '../../../.ci/madeUpEnterprise.ts'
import { enterprises } from '../enterprises.ts'
import { expect, test } from '../../e2e/test.ts'

for (const other of enterprises()) {
  test(`ENT-03 the build of another enterprise holds nothing of ${other}`, { tag: '@each-enterprise' }, async ({ enterprise }) => {
    const found = await foreignIn('.', enterprise.name, other)
    if (other === enterprise.name) expect(found).not.toEqual([])
    else expect(found).toEqual([])
  })
}
