import { type ReactElement, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { idle } from '../../shared/api/answers/answer.ts'
import { ready } from '../../shared/api/remote.ts'
import type { ListSearch } from '../address.ts'
import { DeleteItem, ItemPage } from './ItemPage.tsx'
import { FoundItems, ItemName, ItemsScreen } from './ItemsScreen.tsx'
import type { ItemList } from './listPage.ts'
import { invoiceNoun } from './testing/invoiceNoun.ts'
import { field, optionalText, record } from './record.ts'
import { RecordForm } from './RecordForm.tsx'
import { useRecordForm } from './useRecordForm.ts'

// A record without steps.
const invoiceRecord = record({ memo: field('memo', 'Memo', optionalText) })
const invoice = { id: '1', memo: 'For May', version: null }
type Invoice = typeof invoice

const nothing = () => undefined
const editing = { saving: idle, focusOn: '', restored: null, onEdit: nothing, onSave: nothing, onUnsaved: nothing }

const textOf = (page: ReactElement): string => renderToStaticMarkup(page).replaceAll(/<[^>]*>/g, '|')

function InvoiceForm() {
  const [isAgain, setAgain] = useState(false)
  if (!isAgain) setAgain(true)
  // Another object at each render, as of a read that is mapped.
  const form = useRecordForm({ type: invoiceRecord, saved: { ...invoice }, ...editing })
  return (
    <RecordForm noun={invoiceNoun} record={form} {...editing}>
      <p>{form.input('memo').label}</p>
    </RecordForm>
  )
}

it('PRT-14 a record without steps, another object at each render, is a form', () => {
  expect(textOf(<InvoiceForm />)).toContain('|Memo|')
})

it('PRT-03 a record that is gone was not deleted where nobody can delete one', () => {
  const props = { noun: invoiceNoun, title: null, listHref: '#', onRetry: nothing, children: nothing }
  const gone = textOf(<ItemPage {...props} read={ready(null)} />)
  expect(gone).toContain('This invoice is not there any more')
  expect(gone).toContain('Back to the invoices')
  expect(gone).not.toContain('deleted')
  // @ts-expect-error -- nobody can delete it
  const deletion = <DeleteItem noun={invoiceNoun} name="1" consequences={[]} deleting={idle} onDelete={nothing} onCancelDelete={nothing} />
  expect(deletion.props).toHaveProperty('noun.canDelete', false)
})

it('PRT-13 a list has the words of its records', () => {
  const list: ItemList<Invoice, ListSearch> = {
    noun: invoiceNoun,
    icon: 'bank',
    none: 'The first one is on its way.',
    all: { q: '', show: '' },
    texts: ({ memo }) => [memo],
    filters: [],
    columns: (hrefOf) => [{ id: 'memo', header: 'Memo', cell: ({ id, memo }) => <ItemName name={memo} href={hrefOf(id)} about="" /> }],
  }
  const search = { q: '', page: 1, sort: '', show: '' }
  const items = { search, text: '', onText: nothing, onSearch: nothing, hrefOf: String, pageHref: String, onRetry: nothing }
  const pageOf = (rows: readonly Invoice[], q = '') =>
    textOf(
      <ItemsScreen {...items} list={list} count={rows.length}>
        <FoundItems {...items} search={{ ...search, q }} list={list} read={ready(rows)} />
      </ItemsScreen>,
    )
  expect(pageOf([invoice])).toMatch(/\|Invoices\|.*Search for an invoice.*\|1 invoice\|.*\|For May\|/s)
  expect(pageOf([])).toMatch(/\|0 invoices\|.*\|No invoice yet\|.*\|The first one is on its way\.\|/s)
  expect(pageOf([invoice], 'june')).toMatch(/No invoice found.*show all invoices/s)
})
