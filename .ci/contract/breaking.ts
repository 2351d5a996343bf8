import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod/mini'

const redocly = resolve(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js')
// The names of calls are for readers, and pages ask the server that they come from.
const options = ['--format=json', '--fail-on=none', '--skip-rule=operation-id-changed', '--skip-rule=server-removed']

const verdict = z.object({ ruleId: z.string(), impact: z.string(), message: z.string() })
const change = z.object({ path: z.string(), base: z.optional(z.object({ value: z.optional(z.unknown()) })), verdicts: z.array(verdict) })
const report = z.object({ changes: z.array(change) })

type Change = Omit<z.infer<typeof change>, 'verdicts'> & z.infer<typeof verdict>

/** The breaking changes that Redocly finds from one file to another. */
async function changesFrom(before: string, after: string): Promise<readonly Change[]> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const command = [redocly, 'diff', before, after, ...options]
  const { stdout } = await promisify(execFile)(process.execPath, command, { env, maxBuffer: 2 ** 28 })
  const { changes } = report.parse(JSON.parse(stdout))
  return changes.flatMap(({ verdicts, ...where }) =>
    verdicts.filter(({ impact }) => impact === 'major').map((verdict) => ({ ...where, ...verdict })),
  )
}

/** An optional field of an answer may be missing: if it is required, that is a change of its own. A server ignores an optional parameter. */
const isNeeded = ({ ruleId, base }: Change): boolean =>
  ruleId === 'parameter-removed' ? Reflect.get(Object(base?.value), 'required') === true : ruleId !== 'property-removed'

/** `POST /api/v5/purchases, answer 200, offer.price: …`; the subject is a route, or a schema that many calls share. */
function lineOf({ path, message }: Change): string {
  const parts = path.split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  const [, root, name, ...rest] = parts
  const subject = root === 'paths' ? `${rest[0]?.toUpperCase() ?? ''} ${name}`.trim() : [root, name].join(' ')
  const part = { responses: `answer ${rest[2]}`, requestBody: 'body' }[String(rest[1])]
  const field = parts.filter((_, index) => parts[index - 1] === 'properties').join('.')
  return `${[subject, part, field].filter(Boolean).join(', ')}: ${message}`
}

const linesOf = (changes: readonly Change[]): readonly string[] => [...new Set(changes.map(lineOf))]

/** The breaking change between two contracts, as text. */
export type Breaking = {
  /** For pages of the older release that are still open, with a server of the newer contract. */
  readonly oldPages: readonly string[]
  /** For pages of the newer release, with a server of the older contract: the changes on the way back. */
  readonly oldServers: readonly string[]
}

export async function breakingChanges(before: object, after: object): Promise<Breaking> {
  const folder = await mkdtemp(join(tmpdir(), 'contracts-'))
  try {
    const [older, newer] = [join(folder, 'older.json'), join(folder, 'newer.json')]
    await Promise.all([writeFile(older, JSON.stringify(before)), writeFile(newer, JSON.stringify(after))])
    const [forward, back] = await Promise.all([changesFrom(older, newer), changesFrom(newer, older)])
    return { oldPages: linesOf(forward), oldServers: linesOf(back.filter(isNeeded)) }
  } finally {
    await rm(folder, { recursive: true })
  }
}
