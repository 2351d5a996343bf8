import { startTransition, useRef, useState } from 'react'
import type { Columns } from '../../features/bulk-gifting/columns.ts'
import { decodeFile } from '../../features/bulk-gifting/decodeFile.ts'
import { mostRecipients } from '../../features/bulk-gifting/order.ts'
import { parseTable } from '../../features/bulk-gifting/parseTable.ts'
import { type RecipientList, addRows, addTyped, emptyList } from '../../features/bulk-gifting/readRecipients.ts'
import { type Upload, noUpload, uploadOf } from '../../features/bulk-gifting/upload.ts'
import { pause } from './pause.ts'

/** Rows beyond the limit are read as well, to say which they are, but not without end. */
const mostRows = mostRecipients * 2

/** Reads uploaded and typed recipients into the list, in blocks, so that the page stays quick. */
export function useUpload(list: RecipientList, onList: (list: RecipientList) => void) {
  const [upload, setUpload] = useState<Upload>(noUpload)
  /** Another file, or none, may have been chosen while one was being read. */
  const latest = useRef<File | null>(null)

  async function read(file: File): Promise<Upload> {
    const { name } = file
    try {
      const decoded = decodeFile(await file.arrayBuffer())
      if (!decoded.ok) return { status: 'refused', name, problem: decoded.problem }
      await pause()
      return uploadOf(name, await parseTable(decoded.text, mostRows, pause))
    } catch {
      // The file was moved or removed after it was chosen.
      return { status: 'refused', name, problem: 'This file could not be read. Please choose it again.' }
    }
  }
  async function onFile(file: File) {
    latest.current = file
    setUpload({ status: 'reading', name: file.name })
    const next = await read(file)
    if (latest.current === file) setUpload(next)
  }
  /** React draws the new list in short tasks. */
  const finish = (next: RecipientList) =>
    startTransition(() => {
      onList(next)
      setUpload(noUpload)
    })
  async function onAddRows(how: 'add' | 'replace') {
    if (upload.status !== 'columns') return
    const { name, rows, columns } = upload
    setUpload({ status: 'adding', name })
    finish(await addRows(how === 'add' ? { ...list, failed: [] } : emptyList, rows, columns, pause))
  }
  async function onAddTyped(typed: string) {
    setUpload({ status: 'adding', name: 'the rows' })
    finish(await addTyped({ ...list, failed: [] }, await parseTable(typed, mostRows, pause), pause))
  }
  return {
    upload,
    onFile: (file: File) => void onFile(file),
    onColumns: (columns: Columns) => setUpload((before) => (before.status === 'columns' ? { ...before, columns } : before)),
    onAddRows: (how: 'add' | 'replace') => void onAddRows(how),
    onAddTyped: (typed: string) => void onAddTyped(typed),
    onCancelUpload: () => {
      latest.current = null
      setUpload(noUpload)
    },
  }
}
