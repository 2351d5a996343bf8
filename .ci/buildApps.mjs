/** Builds the apps for tests, only where their sources have changed. */
import { main } from './lib/children.mjs'
import { buildApps } from './lib/products.mjs'

await main(async () => void (await buildApps()))
