/** `node .ci/buildApps.mjs [enterprise …]`: builds the apps for tests, only where their sources have changed. */
import { main } from './lib/children.mjs'
import { buildApps } from './lib/products.mjs'

const [, , ...asked] = process.argv

await main(async () => void (await buildApps(asked.length > 0 ? asked : undefined)))
