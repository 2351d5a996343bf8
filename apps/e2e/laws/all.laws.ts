import { appendFileSync } from 'node:fs'
import fc from 'fast-check'
import { test } from '../test.ts'
import { acts } from './acts.ts'
import { LawBroken, Tally } from './laws.ts'
import { listed } from './listed.ts'
import { surfaces } from './surfaces.ts'
import { Visit } from './visit.ts'

// Random acts against the built apps: two tabs, and people who come and go. `LAWS` is the number of runs on each surface. A failure prints
// the `SEED` that repeats it.

const runs = Number(process.env['LAWS'])
const [seed = Date.now() % 2 ** 31, path, replayPath] = (process.env['SEED'] ?? '').split(' ').filter((part) => part !== '')

// A page that is left, or whose answer is lost, reports errors.
test.use({ tolerated: [/./] })

for (const [name, surface] of Object.entries(surfaces)) {
  if (!surface) continue
  test(`five laws hold after random acts: ${name}`, async ({ browser, baseURL, sandbox, enterprise, lane }) => {
    test.setTimeout(0)
    const tally = new Tally()
    const ofSurface = listed.filter((each) => each.surface === name)
    const seen = new Set<object>()
    const property = fc.asyncProperty(
      fc.commands([...acts(() => (tally.acts += 1))], { maxCommands: 30, size: 'max', ...(replayPath !== undefined && { replayPath }) }),
      async (commands) => {
        tally.runs += 1
        const of = `${lane}-${tally.runs}`
        const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } })
        try {
          const visit = await new Visit({ context, surface, sandbox, enterprise, lane: of, tally }).begin()
          await fc.asyncModelRun(() => ({ model: visit, real: visit }), commands)
          visit.device.letGo()
          await visit.check()
        } catch (error) {
          if (!(error instanceof LawBroken)) throw error
          const known = ofSurface.find(({ law, says }) => law === error.law && says.test(error.message))
          tally.note(known ? `${error.law} (listed: ${known.why})` : error.law)
          if (!known) throw error
          seen.add(known)
        } finally {
          await context.close()
        }
      },
    )
    const result = await fc.check(property, {
      numRuns: runs,
      seed: Number(seed),
      // As many long walks as short ones.
      plugins: [fc.unbiased(), fc.interruptAfterTimeLimit((runs * 60 + 300) * 1_000)],
      ...(path !== undefined && { path }),
    })
    const unseen = ofSurface.filter((each) => !seen.has(each)).map(({ why }) => `; listed, and not seen: ${why}`)
    const report = `Laws, ${name}: ${String(tally)}${unseen.join('')}`
    console.log(report)
    const summary = process.env['GITHUB_STEP_SUMMARY']
    if (summary !== undefined) appendFileSync(summary, `- ${report}\n`)
    if (!result.failed) return
    const acted = fc.stringify(result.counterexample)
    const again = [result.seed, result.counterexamplePath, /replayPath="([^"]*)"/.exec(acted)?.[1]].join(' ')
    throw new Error(`SEED="${again}"\n${acted.replaceAll(',', '\n')}\n${String(result.errorInstance)}`)
  })
}
