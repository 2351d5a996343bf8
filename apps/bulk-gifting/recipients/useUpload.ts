import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Columns } from '../../../features/bulk-gifting/recipients/columns.ts'
import { decodeFile } from '../../../features/bulk-gifting/recipients/decodeFile.ts'
import { type OrderDraft, isTooLongToEdit } from '../../../features/bulk-gifting/draft/draft.ts'
import { type RecipientList, emptyList, mostRecipients } from '../../../features/bulk-gifting/recipients/recipientList.ts'
import { parseTable } from '../../../features/bulk-gifting/recipients/parseTable.ts'
import { addRows, addTyped } from '../../../features/bulk-gifting/recipients/readRecipients.ts'
import { type Upload, noUpload, uploadFromRows } from '../../../features/bulk-gifting/recipients/upload.ts'
import type { AddressTerms } from '../../../features/bulk-gifting/terms.ts'
import { latestOnly } from '../../runtime/api/latestOnly.ts'
import { pause } from '../pause.ts'

/** Rows beyond the limit are read as well, to say which they are, but not without end: the others are counted. */
const mostRows = mostRecipients * 2

const addingTyped: Upload = { status: 'adding', name: 'the rows' }

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

  const toCurrent = (add: (list: RecipientList) => Promise<RecipientList>) => addToCurrent(() => current.current, add)

  async function read(file: File): Promise<Upload> {
    const { name } = file
    try {
      const decoded = decodeFile(await file.arrayBuffer())
      if (!decoded.ok) return { status: 'refused', name, problem: decoded.problem }
      await pause()
      return uploadFromRows(name, await parseTable(decoded.text, mostRows, pause), terms)
    } catch {
      // The file was moved or removed after it was chosen.
      return { status: 'refused', name, problem: 'This file could not be read. Please choose it again.' }
    }
  }
  async function onFile(file: File) {
    setUpload({ status: 'reading', name: file.name })
    const next = await latest.of(read(file))
    if (next !== null) setUpload(next)
  }
  /** React draws the new list in short tasks. */
  const finish = (patch: Partial<OrderDraft>) =>
    startTransition(() => {
      onChange(patch)
      setUpload(noUpload)
    })
  async function onAddRows(how: 'add' | 'replace') {
    if (upload.status !== 'columns') return
    const { name, list: rows, columns } = upload
    setUpload({ status: 'adding', name })
    finish({ list: await toCurrent((before) => addRows(how === 'add' ? before : emptyList, rows, columns, terms, pause)) })
  }
  /** The text stays in the draft until its rows are in the list: a reload meanwhile loses none. */
  async function onAddTyped(text: string) {
    const table = await parseTable(text, mostRows, pause)
    finish({ list: await toCurrent((before) => addTyped(before, table, terms, pause)), typed: '' })
  }
  const resume = useEffectEvent(() => {
    if (isTooLongToEdit(typed)) void onAddTyped(typed)
  })
  useEffect(() => resume(), [])
  return {
    upload,
    onFile: (file: File) => void onFile(file),
    onColumns: (columns: Columns) => setUpload((before) => (before.status === 'columns' ? { ...before, columns } : before)),
    onAddRows: (how: 'add' | 'replace') => void onAddRows(how),
    onAddTyped: (text: string) => {
      setUpload(addingTyped)
      void onAddTyped(text)
    },
    onCancelUpload: () => {
      latest.leave()
      setUpload(noUpload)
    },
  }
}
