import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Columns } from '../../../features/bulk-gifting/recipients/columns.ts'
import { type DraftPatch, type OrderDraft, isTooLongToEdit } from '../../../features/bulk-gifting/draft/draft.ts'
import type { Rows } from '../../../features/bulk-gifting/recipients/parseTable.ts'
import { type FailedRow, type RecipientList, emptyList } from '../../../features/bulk-gifting/recipients/recipientList.ts'
import type { Spelling } from '../../../features/bulk-gifting/recipients/spelling/spelling.ts'
import { type Upload, noUpload } from '../../../features/bulk-gifting/recipients/upload.ts'
import type { AddressTerms } from '../../../features/bulk-gifting/terms.ts'
import { firstTouch } from '../../../ui/lazy/firstTouch.ts'
import { loadAhead } from '../../../ui/lazy/loadAhead.ts'
import { latestOnly } from '../../runtime/api/latestOnly.ts'
import { type Reading, loadReading } from './loadReading.ts'
import { download } from '../download.ts'

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

/** The text that stays in the field if rows are not added. A long one cannot be edited in it: what was typed before it is left. */
export function textLeft(before: string, added: string): string {
  if (!isTooLongToEdit(added)) return added
  return before === added ? '' : before
}

/** The rows in the reading that is chosen: the preview may not be there yet. */
const chosenRows = async ({ respelled }: Reading, { list, spelling }: { list: Rows; spelling: Spelling | null }): Promise<Rows> =>
  spelling ? respelled(spelling.original, spelling.chosen) : list

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
  const typedBefore = useRef(typed)

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
    if (next !== null) setUpload(next)
  }
  const withTable = async (reading: Reading, table: Rows, text: string) =>
    afterAdding(await toCurrent((before) => reading.addText(before, table, terms)), text)
  async function onAddRows(how: 'add' | 'replace') {
    if (upload.status !== 'columns' && upload.status !== 'spelling') return
    const name = upload.status === 'columns' ? upload.name : addingTyped.name
    setUpload({ status: 'adding', name })
    const reading = await orNull(loadReading())
    if (reading === null) return refuse(name)
    const table = await chosenRows(reading, upload)
    if (upload.status === 'spelling') return finish(await withTable(reading, table, upload.text))
    const chosen = { ...upload, list: table }
    finish({ list: await toCurrent((before) => reading.addRows(how === 'add' ? before : emptyList, chosen, terms)) })
  }
  /** The text stays in the draft until its rows are in the list: a reload, or a file that is chosen meanwhile, loses none. */
  async function onAddTyped(text: string) {
    const read = async () => {
      const reading = await orNull(loadReading())
      if (reading === null) return () => refuse('Your list')
      const { list: table, spelling } = await reading.readText(text)
      if (spelling) return () => startTransition(() => setUpload({ status: 'spelling', text, list: table, spelling }))
      const patch = await withTable(reading, table, text)
      return () => finish(patch)
    }
    const show = await latest.of(read())
    show?.()
  }
  /** The choice shows at once, and the rows when they are read in blocks. */
  async function onReading(id: string) {
    if (!('spelling' in upload) || upload.spelling === null) return
    const spelling = { ...upload.spelling, chosen: id }
    setUpload({ ...upload, spelling })
    const reading = await orNull(loadReading())
    if (reading === null) return refuse('Your list')
    const list = await chosenRows(reading, { ...upload, spelling })
    setUpload((before) => ('spelling' in before && before.spelling === spelling ? { ...before, list } : before))
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
  useEffect(() => void firstTouch.then(() => loadAhead(loadReading)), [])
  return {
    upload,
    onFile: (file: File) => void onFile(file),
    onColumns: (columns: Columns) => setUpload((before) => (before.status === 'columns' ? { ...before, columns } : before)),
    onReading: (id: string) => void onReading(id),
    onAddRows: (how: 'add' | 'replace') => void onAddRows(how),
    onAddTyped: (text: string) => {
      if (isAdding.current) return
      isAdding.current = true
      typedBefore.current = typed
      // A short list is there at once: the button stays, and keeps the focus.
      if (isTooLongToEdit(text)) setUpload(addingTyped)
      void onAddTyped(text).finally(() => (isAdding.current = false))
    },
    onCorrect: (row: FailedRow, text: string) =>
      void withReading(({ correctRow }) => onChange({ list: correctRow(current.current, row, text, terms) })),
    onDownloadFailed: () => void withReading(({ failedRowsCsv }) => download('rows-not-added.csv', failedRowsCsv(current.current.failed))),
    onCancelUpload: () => {
      latest.leave()
      if (upload.status === 'spelling') onChange({ typed: textLeft(typedBefore.current, upload.text) })
      setUpload(noUpload)
    },
  }
}
