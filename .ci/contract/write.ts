/** `npm run contract`: writes the contract with the server to dist/contract/openapi.json. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApi } from '../../mocks/contract/openApi.ts'
import { answers } from '../../mocks/examples/answers.ts'
import { readValues } from '../../mocks/contract/values.ts'
import { readCalls } from './readCalls.ts'

const root = join(import.meta.dirname, '../..')
const file = 'dist/contract/openapi.json'
const calls = await readCalls(root)
const { calls: steps } = readValues(readFileSync(join(root, 'mocks/contract/sandboxValues.json'), 'utf8'))
mkdirSync(join(root, 'dist/contract'), { recursive: true })
writeFileSync(join(root, file), `${JSON.stringify(openApi(calls, steps, answers), null, 2)}\n`)
console.log(`${calls.length} calls in ${file}`)
