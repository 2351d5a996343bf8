/** `node .ci/contract/write.ts`: writes the contract with the server to dist/contract/openapi.json. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractOf } from './written.ts'

const root = join(import.meta.dirname, '../..')
const file = 'dist/contract/openapi.json'
const { calls, document } = await contractOf(root)
mkdirSync(join(root, 'dist/contract'), { recursive: true })
writeFileSync(join(root, file), `${JSON.stringify(document, null, 2)}\n`)
console.log(`${calls.length} calls in ${file}`)
