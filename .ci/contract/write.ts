/** `npm run contract`: writes the contract with the server to dist/contract/openapi.json. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApi } from '../../mocks/contract/openApi.ts'
import { recordAnswers } from '../../mocks/contract/recorded.ts'
import { completed } from '../../mocks/contract/completed.ts'
import { readValues } from '../../mocks/contract/values.ts'
import { readCalls } from './readCalls.ts'

const root = join(import.meta.dirname, '../..')
const file = 'dist/contract/openapi.json'
const calls = await readCalls(root)
const values = completed(calls, readValues(readFileSync(join(root, 'mocks/contract/sandboxValues.json'), 'utf8')))
mkdirSync(join(root, 'dist/contract'), { recursive: true })
writeFileSync(join(root, file), `${JSON.stringify(openApi(calls, await recordAnswers(calls, values)), null, 2)}\n`)
console.log(`${calls.length} calls in ${file}`)
