import { useState } from 'react'
import { type FailedRow, invalidPart } from '../recipientList.ts'

/** The others follow as these are corrected. Who has many more corrects them in the file. */
export const mostShown = 10

type Correction = { readonly text: string; readonly tried: string | null }

export type CorrectedRow = {
  /** The same while the row fails again, for another reason. */
  readonly key: string
  readonly row: FailedRow
  readonly text: string
  /** Whether the text was typed, and not tried yet. */
  readonly isNew: boolean
}

/** The first rows and their corrections. Rows of several lists may have the same number, and the same address. */
function corrected(rows: readonly FailedRow[], corrections: ReadonlyMap<string, Correction>): readonly CorrectedRow[] {
  const counts = new Map<string, number>()
  return rows.slice(0, mostShown).map((row) => {
    const part = invalidPart(row)
    const id = [row.number, part, row.name, row.address].join(' ')
    const count = counts.get(id) ?? 0
    counts.set(id, count + 1)
    const key = `${id} ${count}`
    const { text, tried } = corrections.get(key) ?? { text: row[part], tried: null }
    return { key, row, text, isNew: text !== (tried ?? row[part]) }
  })
}

/** The corrections of failed rows. Each stays until its row is in the list. */
export function useCorrections(failed: readonly FailedRow[], onCorrect: (row: FailedRow, typed: string) => void) {
  const [corrections, setCorrections] = useState<ReadonlyMap<string, Correction>>(new Map())
  const rows = corrected(failed, corrections)
  const isLeft = (key: string) => rows.some((row) => row.key === key)
  // The same row of another upload has corrections of its own.
  if ([...corrections.keys()].some((key) => !isLeft(key))) setCorrections(new Map([...corrections].filter(([key]) => isLeft(key))))
  const put = (key: string, correction: Correction) => setCorrections((before) => new Map(before).set(key, correction))
  return {
    rows,
    onType: ({ key }: CorrectedRow, text: string) => put(key, { text, tried: corrections.get(key)?.tried ?? null }),
    onCorrect: ({ key, row, text }: CorrectedRow) => {
      put(key, { text, tried: text })
      onCorrect(row, text)
    },
  }
}
