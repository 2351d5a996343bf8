import { RouterContextProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { listSearch } from '../../../features/partners/address.ts'
import { createProject } from '../../../features/partners/examples/createProject.ts'
import { invoiceNoun } from '../../../features/partners/records/testing/invoiceNoun.ts'
import { field, optionalText, record } from '../../../features/partners/records/record.ts'
import { Toasts } from '../../../ui/Toast/Toasts.tsx'
import { textSearch } from '../../runtime/routing/routedApp.tsx'
import { stubBrowser } from '../../runtime/testing/browser.ts'
import { CurrentProject } from '../project/useProject.ts'
import { saveEdit } from './savedEdits.ts'
import { listText, searchFrom, useItems, useRecord, useRemoval } from './useRecord.tsx'

it('PRT-13 the state of a list comes back from an item, without its project and its first page', () => {
  const first = { q: 'dock & rye', page: 1, sort: '', show: '' }
  const text = listText({ project: 'harbor', ...first })
  expect(text).toBe('q=dock+%26+rye')
  expect(searchFrom(listSearch, text)).toEqual(first)
  const second = { q: '', page: 2, sort: '-name', show: 'incomplete' }
  expect(searchFrom(listSearch, listText(second))).toEqual(second)
})

beforeEach(() => {
  stubBrowser()
  vi.stubGlobal('self', globalThis)
})

/** The result of hooks in a page of the portal. */
function inPortal<T>(use: () => T): T {
  const results: T[] = []
  const Page = () => {
    results.push(use())
    return null
  }
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory(), ...textSearch })
  renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <Toasts>
        <CurrentProject value={createProject()}>
          <Page />
        </CurrentProject>
      </Toasts>
    </RouterContextProvider>,
  )
  const [result] = results
  if (result === undefined) throw new Error('The page was not rendered.')
  return result
}

it('PRT-13 a third noun leads from its list to its page and back', () => {
  const list = inPortal(() => useItems(invoiceNoun, { q: 'dock', page: 2, sort: '', show: '' }))
  expect(list.hrefOf('7')).toBe('/invoice?id=7&list=q%3Ddock%26page%3D2')
  expect(list.pageHref(3)).toBe('/invoices?q=dock&page=3')
})

it('PRT-14 a third noun has its own saved edits, and is not deleted', () => {
  const edit = { base: { memo: 'For May' }, mine: { memo: 'For June' } }
  const owner = createProject().currentUser.email ?? ''
  saveEdit({ kind: 'invoice', slug: 'harbor-rye', id: '7', owner }, edit)
  saveEdit({ kind: 'location', slug: 'harbor-rye', id: '7', owner }, { ...edit, mine: { memo: 'For July' } })
  const { draftFrom } = record({ memo: field('memo', 'Memo', optionalText) })
  const { editing } = inPortal(() => {
    const invoice = useRecord({
      noun: invoiceNoun,
      address: { id: '7', list: 'q=dock', field: '' },
      saved: { memo: 'For May', version: null },
      draftFrom,
      update: () => undefined,
      save: () => Promise.reject(new Error('Nothing is saved here.')),
    })
    // @ts-expect-error -- a noun that cannot be deleted has no removal
    useRemoval({ record: invoice, remove: () => Promise.reject(new Error('Nothing is removed here.')) })
    return invoice
  })
  expect(editing).toMatchObject({ restored: edit, listHref: '/invoices?q=dock&page=1' })
})
