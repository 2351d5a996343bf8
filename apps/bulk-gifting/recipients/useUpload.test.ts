import { expect, it } from 'vitest'
import { emptyDraft } from '../../../features/bulk-gifting/draft/draft.ts'
import { emptyList } from '../../../features/bulk-gifting/recipients/recipientList.ts'
import { addToCurrent, afterAdding } from './useUpload.ts'

it('BLK-09 somebody who is removed while rows are being added stays removed', async () => {
  let list: readonly string[] = ['ada', 'bao']
  const added = addToCurrent(
    () => list,
    async (before) => [...before, 'carmen'],
  )
  list = ['ada']
  expect(await added).toEqual(['ada', 'carmen'])
})

it('BLK-09 text that is typed while rows are being added stays', () => {
  const added = 'Ada, ada@mail.example'
  const patch = afterAdding(emptyList, added)
  expect(patch({ ...emptyDraft('id'), typed: added })).toEqual({ list: emptyList, typed: '' })
  expect(patch({ ...emptyDraft('id'), typed: `${added}\nBao` })).toEqual({ list: emptyList })
})
