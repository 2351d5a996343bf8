import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Attempt, attempts } from './attempts.ts'
import { type Change, cardSums, newDevice, showChanged, writes } from './device.ts'

// Each write of money reads first. Each value that its page was shown is another one at the press: nothing but what the payer saw is paid.

it('NET-08 has a row for each record of attempts', () => {
  const files = globSync('apps/**/*.{ts,tsx}', { exclude: ['apps/runtime/**'] })
  const making = files.filter((file) => /createAttemptRecords[<(]/.test(readFileSync(file, 'utf8')))
  expect(attempts.map(({ records }) => records).toSorted()).toEqual(making.toSorted())
})

/** The agreement as its payer sees it. The credit that a payment earns is the server's word alone: no request names it, and no bill is read again for it. */
const shown = (agreed: unknown): string => JSON.stringify(agreed, (name, value: unknown) => (name === 'earned' ? undefined : value))

/** Opens a page with these values, and pays once they are the server's own again; null where the payer sees nothing else. */
async function pay({ open }: Attempt, change: Change, usual: string | null) {
  newDevice()
  showChanged(change)
  // A page that cannot read its answer offers nothing.
  const page = await open().catch(() => null)
  showChanged(null)
  const agreed = page?.agreed() ?? null
  if (!page || agreed === null || shown(agreed) === usual) return null
  const sum = page.amount()
  await page.pay('saved card', true)
  return { agreed: shown(agreed), sum, charged: cardSums(), sent: writes.length }
}

/** Another sum or number; undefined in the place of anything else, and of an id. */
function another(name: string, value: unknown): unknown {
  if (/^(|.*_)(id|at)$/.test(name)) return undefined
  if (typeof value === 'number') return value + 1
  return typeof value === 'string' && /^\d+\.\d\d$/.test(value) ? (Number(value) + 1).toFixed(2) : undefined
}

/** The changes of what a page has read: equal sums change together, because an answer adds up. */
const changesOf = (read: ReadonlySet<unknown>, { together = {} }: Attempt): readonly Change[] => [
  ...[...read].map(
    (one): Change =>
      (name, value) =>
        value === one ? (another(name, value) ?? value) : value,
  ),
  (name, value) => together[name] ?? value,
]

describe.each(attempts)('NET-08 CHK-04 $records', (attempt) => {
  it('pays what its page has shown, or nothing', async () => {
    const read = new Set<unknown>()
    const usual = await pay(attempt, (name, value) => (another(name, value) === undefined || read.add(value), value), null)
    expect(usual).toMatchObject({ charged: [usual?.sum], sent: 1 })
    const sales = []
    for (const change of changesOf(read, attempt)) sales.push(await pay(attempt, change, usual?.agreed ?? null))
    const changed = sales.filter((sale) => sale !== null)
    expect(changed).not.toEqual([])
    for (const sale of changed) {
      expect({ ...sale, charged: sale.charged.filter((sum) => sum !== sale.sum) }).toEqual({ ...sale, charged: [] })
      // The server refuses a sum that is not its own. Where no request names the sum, nothing is sent.
      if (!attempt.namesCharge) expect(sale).toEqual({ ...sale, sent: 0 })
    }
  })
})
