import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { calledRoutes } from '../../../.ci/faults/calledRoutes.ts'
import { readTable, rowOf } from '../../../.ci/faults/table.ts'
import { newGuest } from '../guest.ts'
import { expect, test } from '../test.ts'
import { ways } from './ways.ts'
import { walk } from './walk.ts'

// Every call, every fault. `.ci/faults/main.ts` walks through all of them and renews the table of the Storybook; the end-to-end tests
// walk through a few, and compare.

/** The file of the rows. */
const folder = process.env['FAULTS']
const routes = await calledRoutes()

/** A read, a form and a payment. */
const always = new Set(['store store_getPanel', 'embed privacy_sendOptOut', 'checkout checkout_purchase'])

// An answer that does not fit is reported.
test.use({ tolerated: [/./] })

for (const [app, list] of Object.entries(ways)) {
  for (const way of list) {
    for (const call of way.calls) {
      if (folder === undefined && !always.has(`${app} ${call}`)) continue
      test(`NET-07 NET-08 ${app}: ${call} in every fault`, async ({ browser, sandbox, enterprise, lane }) => {
        test.setTimeout(300_000)
        const called = routes.get(call)
        if (!called) throw new Error(`There is no call ${call}.`)
        let guests = 0
        const nextGuest = () => newGuest(`${lane}-${(guests += 1)}`, enterprise.settings.requiredEmailEnding)
        const cells = await walk(browser, way, called, { sandbox, enterprise }, nextGuest)
        const text = JSON.stringify(rowOf({ app, call, does: way.title }, cells))
          .replaceAll(/[\w.+-]+@mail\.example/g, 'guest@mail.example')
          .replaceAll(/\+1 \d{3}-\d{3}-\d{4}/g, '+1 646-555-0123')
          .replaceAll(/\b[A-Z][a-z]{2} \d{1,2}, \d{4}(, \d{1,2}:\d\d [AP]M)?/g, 'today')
          .replaceAll(/\b1042-\d+/g, '1042')
          .replaceAll(enterprise.settings.name, 'Platewell')
        if (folder !== undefined) {
          mkdirSync(folder, { recursive: true })
          writeFileSync(join(folder, `${app}.${call}.json`), text)
        }
        const broken = Object.entries(cells).flatMap(([name, cell]) => (cell.broken === undefined ? [] : [`${name}: ${cell.broken}`]))
        expect(broken).toEqual([])
        if (folder === undefined) expect(JSON.parse(text)).toEqual(readTable().rows.find((row) => row.app === app && row.call === call))
      })
    }
  }
}
