/** The built apps of this working copy, for tests: built anew only where something has changed. */
import { buildApps } from './lib/products.mjs'

try {
  await buildApps()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
