import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Columns } from '../../../features/bulk-gifting/recipients/columns.ts'
import { type OrderDraft, isTooLongToEdit } from '../../../features/bulk-gifting/draft/draft.ts'
import { type FailedRow, type RecipientList, emptyList } from '../../../features/bulk-gifting/recipients/recipientList.ts'
import { type Upload, noUpload } from '../../../features/bulk-gifting/recipients/upload.ts'
import type { AddressTerms } from '../../../features/bulk-gifting/terms.ts'
import { firstTouch } from '../../../ui/firstTouch.ts'
import { latestOnly } from '../../runtime/api/latestOnly.ts'
import { type Reading, loadReading } from './loadReading.ts'
import { download } from '../download.ts'

const addingTyped: Upload = { status: 'adding', name: 'the rows' }

const notLoaded = 'It could not be read. Check your connection, and try again.'

/** Adds to a list that may change meanwhile: then it is added again, to what the list is now. */
export async function addToCurrent<List>(current: () => List, add: (list: List) => Promise<List>): Promise<List> {
  const before = current()
  const next = await add(before)
  return current() === before ? next : addToCurrent(current, add)
}

/** Reads uploaded and typed recipients into the draft's list, in blocks, so that the page stays quick. */
export function useUpload({ list, typed }: OrderDraft, terms: AddressTerms, onChange: (patch: Partial<OrderDraft>) => void) {
  const [upload, setUpload] = useState<Upload>(isTooLongToEdit(typed) ? addingTyped : noUpload)
  /** Another file, or none, may have been chosen while one was being read. */
  const [latest] = useState(latestOnly)
  /** Somebody may be removed from it while a long list is being checked. */
  const current = useRef(list)
  useEffect(() => {
    current.current = list
  }, [list])

  const isAdding = useRef(false)

  const toCurrent = (add: (list: RecipientList) => Promise<RecipientList>) => addToCurrent(() => current.current, add)

  /** Does nothing to the list, and says so, where the code for it does not load. */
  async function withReading(name: string, act: (reading: Reading) => Promise<void> | void): Promise<void> {
    let loaded: Reading
    try {
      loaded = await loadReading()
    } catch {
      return setUpload({ status: 'refused', name, problem: notLoaded })
    }
    await act(loaded)
  }
  const onFile = (file: File) => {
    setUpload({ status: 'reading', name: file.name })
    return withReading(file.name, async ({ readFile }) => {
      const next = await latest.of(readFile(file, terms))
      if (next !== null) setUpload(next)
    })
  }
  /** React draws the new list in short tasks. */
  const finish = (patch: Partial<OrderDraft>) =>
    startTransition(() => {
      onChange(patch)
      setUpload(noUpload)
    })
  async function onAddRows(how: 'add' | 'replace') {
    if (upload.status !== 'columns') return
    setUpload({ status: 'adding', name: upload.name })
    await withReading(upload.name, async ({ addRows }) => {
      finish({ list: await toCurrent((before) => addRows(how === 'add' ? before : emptyList, upload, terms)) })
    })
  }
  /** The text stays in the draft until its rows are in the list: a reload meanwhile loses none. */
  const onAddTyped = (text: string) =>
    withReading('Your list', async ({ readText, addText }) => {
      const table = await readText(text)
      finish({ list: await toCurrent((before) => addText(before, table, terms)), typed: '' })
    })
  const resume = useEffectEvent(() => {
    if (isTooLongToEdit(typed)) void onAddTyped(typed)
  })
  useEffect(() => resume(), [])
  useEffect(() => void firstTouch.then(loadReading).catch(() => undefined), [])
  return {
    upload,
    onFile: (file: File) => void onFile(file),
    onColumns: (columns: Columns) => setUpload((before) => (before.status === 'columns' ? { ...before, columns } : before)),
    onAddRows: (how: 'add' | 'replace') => void onAddRows(how),
    onAddTyped: (text: string) => {
      if (isAdding.current) return
      isAdding.current = true
      // A short list is there at once: the button stays, and keeps the focus.
      if (isTooLongToEdit(text)) setUpload(addingTyped)
      void onAddTyped(text).finally(() => (isAdding.current = false))
    },
    onCorrect: (row: FailedRow, text: string) =>
      void withReading('Your list', ({ correctRow }) => onChange({ list: correctRow(current.current, row, text, terms) })),
    onDownloadFailed: () =>
      void withReading('Your list', ({ failedRowsCsv }) => download('rows-not-added.csv', failedRowsCsv(current.current.failed))),
    onCancelUpload: () => {
      latest.leave()
      setUpload(noUpload)
    },
  }
}
