import { expect, it } from 'vitest'
import { emptyDraft } from '../../../features/bulk-gifting/draft/draft.ts'
import { emptyList } from '../../../features/bulk-gifting/recipients/recipientList.ts'
import { addToCurrent, afterAdding, textLeft } from './useUpload.ts'

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

it('BLK-09 what was typed before a long list was pasted stays when that is not added', () => {
  const pasted = 'ada@mail.example\n'.repeat(1_200)
  expect(textLeft('bao@mail.example', `bao@mail.example\n${pasted}`)).toBe('bao@mail.example')
  expect(textLeft(pasted, pasted)).toBe('')
  expect(textLeft('', 'JosÃ© ada@mail.example')).toBe('JosÃ© ada@mail.example')
})
