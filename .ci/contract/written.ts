import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApi } from '../../mocks/contract/openApi.ts'
import { completed } from '../../mocks/contract/completed.ts'
import { recordAnswers } from '../../mocks/contract/recorded.ts'
import { readValues } from '../../mocks/contract/values.ts'
import { readCalls } from '../../mocks/contract/readCalls.ts'

/** The contract of this folder’s code, with all that it is made of. */
export async function contractOf(root: string) {
  const calls = await readCalls(root)
  const values = completed(calls, readValues(readFileSync(join(root, 'mocks/contract/sandboxValues.json'), 'utf8')))
  const recorded = await recordAnswers(calls, values)
  return { calls, recorded, document: openApi(calls, recorded) }
}
