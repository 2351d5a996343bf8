import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Columns } from '../../../features/bulk-gifting/recipients/columns.ts'
import { type DraftPatch, type OrderDraft, isTooLongToEdit } from '../../../features/bulk-gifting/draft/draft.ts'
import { type FailedRow, type RecipientList, emptyList } from '../../../features/bulk-gifting/recipients/recipientList.ts'
import { type Upload, noUpload } from '../../../features/bulk-gifting/recipients/upload.ts'
import type { AddressTerms } from '../../../features/bulk-gifting/terms.ts'
import { useFirstTouch } from '../../../ui/lazy/firstTouch.ts'
import { loadAhead } from '../../../ui/lazy/loadAhead.ts'
import { latestOnly } from './latestOnly.ts'
import { type Reading, loadReading } from './loadReading.ts'
import { download } from '../../runtime/page/download.ts'

const addingTyped = { status: 'adding', name: 'the rows' } as const satisfies Upload

const notLoaded = (name: string): Upload => ({
  status: 'refused',
  name,
  problem: 'A part of this page did not load. Reload the page, and try again.',
})

const orNull = <T>(promise: Promise<T>): Promise<T | null> => promise.catch(() => null)

/** Adds to a list that may change meanwhile: then it is added again, to what the list is now. */
export async function addToCurrent<List>(current: () => List, add: (list: List) => Promise<List>): Promise<List> {
  const before = current()
  const next = await add(before)
  return current() === before ? next : addToCurrent(current, add)
}

/** The change once typed rows are in the list. Text that was typed while what reads them was loading is not among them: it stays. */
export const afterAdding =
  (list: RecipientList, added: string) =>
  ({ typed }: OrderDraft): Partial<OrderDraft> =>
    typed === added ? { list, typed: '' } : { list }

/** Reads uploaded and typed recipients into the draft's list, in blocks, so that the page stays quick. */
export function useUpload({ list, typed }: OrderDraft, terms: AddressTerms, onChange: (patch: DraftPatch) => void) {
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

  /** React draws the new list in short tasks. */
  const finish = (patch: DraftPatch) =>
    startTransition(() => {
      onChange(patch)
      setUpload(noUpload)
    })
  const refuse = (name: string) => startTransition(() => setUpload(notLoaded(name)))
  async function onFile(file: File) {
    setUpload({ status: 'reading', name: file.name })
    const read = async (): Promise<Upload> => {
      const reading = await orNull(loadReading())
      return reading ? reading.readFile(file, terms) : notLoaded(file.name)
    }
    const next = await latest.of(read())
    const { recipients, failed } = current.current
    if (next?.status === 'columns' && next.isClear && recipients.length + failed.length === 0) await onAddRows('add', next)
    else if (next !== null) setUpload(next)
  }
  async function onAddRows(how: 'add' | 'replace', asked: Upload = upload) {
    if (asked.status !== 'columns') return
    setUpload({ status: 'adding', name: asked.name })
    const reading = await orNull(loadReading())
    if (reading === null) return refuse(asked.name)
    finish({ list: await toCurrent((before) => reading.addRows(how === 'add' ? before : emptyList, asked, terms)) })
  }
  /** The text stays in the draft until its rows are in the list: a reload, or a file that is chosen meanwhile, loses none. */
  async function onAddTyped(text: string) {
    const read = async () => {
      const reading = await orNull(loadReading())
      if (reading === null) return () => refuse('Your list')
      const table = await reading.readText(text)
      const patch = afterAdding(await toCurrent((before) => reading.addText(before, table, terms)), text)
      return () => finish(patch)
    }
    const show = await latest.of(read())
    show?.()
  }
  /** Loaded since the row failed, but for a list that was restored. */
  async function withReading(act: (reading: Reading) => void) {
    const reading = await orNull(loadReading())
    if (reading === null) refuse('Your list')
    else act(reading)
  }
  const resume = useEffectEvent(() => {
    if (isTooLongToEdit(typed)) void onAddTyped(typed)
  })
  useEffect(() => resume(), [])
  useFirstTouch(() => loadAhead(loadReading))
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
      void withReading(({ correctRow }) => onChange({ list: correctRow(current.current, row, text, terms) })),
    onDownloadFailed: () => void withReading(({ failedRowsCsv }) => download('rows-not-added.csv', failedRowsCsv(current.current.failed))),
    onCancelUpload: () => {
      latest.leave()
      setUpload(noUpload)
    },
  }
}
