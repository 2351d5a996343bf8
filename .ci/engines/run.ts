/**
 * `npm run test:engines [-- --engine webkit --enterprise northgate --grep "Pay"]`: runs the main walks of the built apps in
 * Firefox and WebKit. Ends with `N passed, N failed`; an engine that cannot be installed is a failure.
 */
import { parseArgs } from 'node:util'
import { enterpriseOf } from '../../apps/e2e/enterprise.ts'
import { startSandbox } from '../../apps/e2e/otherSandbox.ts'
import { enterprises } from '../../apps/build/enterprises.ts'
import { endOnInterrupt } from '../lib/children.mjs'
import type { Engine } from './engine.ts'
import { engineNames, startEngine } from './install.ts'
import { runWalk } from './runWalk.ts'
import type { Walk } from './walk.ts'
import { checkoutWalks } from './checkoutWalks.ts'
import { claimWalks } from './claimWalks.ts'
import { frameWalks } from './frameWalks.ts'
import { giftingWalks } from './giftingWalks.ts'
import { layoutWalks } from './layoutWalks.ts'
import { managersWalks } from './managersWalks.ts'
import { partnersWalks } from './partnersWalks.ts'
import { storeWalks } from './storeWalks.ts'
import { tableWalks } from './tableWalks.ts'

endOnInterrupt(130)
const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true, default: [...engineNames] },
    enterprise: { type: 'string', multiple: true, default: [...enterprises()] },
    grep: { type: 'string', default: '' },
  },
})
const all: readonly Walk[] = [
  ...claimWalks,
  ...storeWalks,
  ...checkoutWalks,
  ...frameWalks,
  ...managersWalks,
  ...giftingWalks,
  ...partnersWalks,
  ...tableWalks,
  ...layoutWalks,
]
const chosen = all.filter(({ title }) => title.toLowerCase().includes(values.grep.toLowerCase()))
const chosenEnterprises = await Promise.all(values.enterprise.map(enterpriseOf))

type Outcome = { readonly name: string; readonly error: string | null }

/** The error's message. */
const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}

async function go(engine: Engine, origin: string): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const walk of chosen) {
    for (const enterprise of chosenEnterprises) {
      const name = `${engine.name} › ${enterprise.name} › ${walk.title}`
      const began = performance.now()
      const error = await runWalk(walk, engine, enterprise, origin).then(() => null, messageOf)
      outcomes.push({ name, error })
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      console.log(`${error === null ? '✓' : '✗'} ${name} (${seconds} s)${error === null ? '' : `\n${error.replaceAll(/^/gm, '    ')}`}`)
    }
  }
  return outcomes
}

/** Runs every walk in one engine, one after the other, against a sandbox for this engine. */
async function goThrough(name: string): Promise<readonly Outcome[]> {
  const engine = await startEngine(name).catch(messageOf)
  if (typeof engine === 'string') return [{ name, error: `NOT RUN: ${name} is missing. ${engine}` }]
  console.log(`${name}: ${engine.version}`)
  const sandbox = await startSandbox(process.env['DIST'] ?? 'dist')
  try {
    return await go(engine, sandbox.origin)
  } finally {
    await Promise.all([engine.stop(), sandbox.stop()])
  }
}

const outcomes = (await Promise.all(values.engine.map(goThrough))).flat()
const failures = outcomes.filter(({ error }) => error !== null)
if (failures.length > 0)
  console.log(`\nFailed:\n${failures.map(({ name, error }) => `  ${name}\n    ${error?.split('\n')[0] ?? ''}`).join('\n')}\n`)
console.log(`${outcomes.length - failures.length} passed, ${failures.length} failed`)
process.exit(failures.length === 0 && outcomes.length > 0 ? 0 : 1)
