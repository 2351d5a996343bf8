/** Builds the apps for tests, only where their sources have changed. */
import { buildApps } from './lib/products.mjs'

try {
  await buildApps()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
