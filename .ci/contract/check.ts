/** `npm run contract:check -- --origin https://api.example`: asks a real server what the contract promises. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Call, operationId } from '../../mocks/contract/calls.ts'
import { checkServer } from './checkServer.ts'
import { junitOf, linesOf, summaryOf, withoutSecrets } from './report.ts'
import { readCalls } from './readCalls.ts'
import { readValues, stepsOf } from '../../mocks/contract/values.ts'

const usage = `npm run contract:check -- --origin https://api.example [options]
  --token <token>   the bearer's token; or CONTRACT_TOKEN in the environment, which no process list shows
  --values <file>   what to ask: see "Connecting a server" in the Storybook
  --writes          also sends the writes of the values file, with a test account
  --feature <names> asks the calls of these features only: claim,checkout
  --app <origin>    the origin that the apps are served from, for CORS (https://app.example)
  --timeout <s>     for each answer (15)
  --junit <file>    writes the results for a build server`

/** Ends with exit code 2: nothing was checked. */
function end(message: string): never {
  console.error(`${message}\n\n${usage}`)
  process.exit(2)
}

const optionTypes = {
  origin: { type: 'string' },
  token: { type: 'string', default: process.env['CONTRACT_TOKEN'] ?? '' },
  values: { type: 'string' },
  writes: { type: 'boolean', default: false },
  feature: { type: 'string' },
  app: { type: 'string', default: 'https://app.example' },
  timeout: { type: 'string', default: '15' },
  junit: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Error(`There is no readable values file at ${file}.`)
  }
}

function given() {
  try {
    const { values: options } = parseArgs({ options: optionTypes })
    if (options.help) {
      console.log(usage)
      process.exit(0)
    }
    const { origin = '' } = options
    if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) throw new Error('Name the server: --origin https://api.example')
    const seconds = Number(options.timeout)
    if (!(seconds > 0)) throw new Error('--timeout is a number of seconds.')
    return {
      ...options,
      origin,
      timeoutMs: seconds * 1000,
      values: readValues(options.values === undefined ? '{}' : textOf(options.values).replaceAll('{run}', Date.now().toString(36))),
    }
  } catch (error) {
    return end(error instanceof Error ? error.message : String(error))
  }
}

const options = given()
// A reference to an answer is no secret.
const secrets = [options.token, ...Object.values(options.values.tokens).filter((token) => !token.startsWith('{'))]
const say = (text: string) => console.log(withoutSecrets(text, secrets))
const all = await readCalls(join(import.meta.dirname, '../..'))
const features = options.feature?.split(',')
const featureOf = (name: string) => all.find((call) => operationId(call) === name)?.feature
const steps = features ? stepsOf(options.values, features, featureOf) : options.values.calls
const isNeeded = (call: Call) => features?.includes(call.feature) ?? true
const calls = all.filter((call) => isNeeded(call) || steps.some((step) => step.call === operationId(call)))
if (!all.some(isNeeded))
  end(`There is no feature ${options.feature}. There are ${[...new Set(all.map(({ feature }) => feature))].join(', ')}.`)
const server = { ...options, values: { ...options.values, calls: steps }, token: options.token || null }
const results = await checkServer(calls, server, (result) => say(linesOf(result)))
say(summaryOf(results))
if (options.junit !== undefined) writeFileSync(options.junit, withoutSecrets(junitOf(results), secrets))
if (results.every(({ skipped }) => skipped !== null)) end('Nothing was checked: every call needs a values file, a token or --writes.')
process.exit(results.some(({ faults }) => faults.length > 0) ? 1 : 0)
