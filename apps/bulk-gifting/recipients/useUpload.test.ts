import { expect, it } from 'vitest'
import { addToCurrent } from './useUpload.ts'

it('BLK-09 somebody who is removed while rows are being added stays removed', async () => {
  let list: readonly string[] = ['ada', 'bao']
  const added = addToCurrent(
    () => list,
    async (before) => [...before, 'carmen'],
  )
  list = ['ada']
  expect(await added).toEqual(['ada', 'carmen'])
})
