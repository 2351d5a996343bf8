import { parseArgs } from 'node:util'

/** What `npm run visual` was asked for. */
export interface Options {
  /** The commit that is looked at; null for the files as they lie here, committed or not. */
  readonly of: string | null
  /** The commit that it is compared with; null for what it most likely came from. */
  readonly against: string | null
  /** Only stories whose title holds one of these, whatever their case. */
  readonly only: readonly string[]
  /** How often the one side is rendered to compare it with itself; 0 for a comparison of two sides. */
  readonly runs: number
}

export const help = `npm run visual -- [options]

  --against <commit>   compare with this commit (else: the main branch; on it: its parent)
  --of <commit>        look at this commit (else: the files as they lie here)
  --only <part>        only stories whose title holds this; may be given more than once
  --runs <n>           render one side n times, and count the pixels that differ: there must be none
  --twice              the same as --runs 2`

/** Reads the command line; throws a message for people when it makes no sense. */
export function readOptions(args: readonly string[]): Options | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      of: { type: 'string' },
      against: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      runs: { type: 'string' },
      twice: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return 'help'
  const runs = values.runs === undefined ? (values.twice ? 2 : 0) : Number(values.runs)
  if (!Number.isInteger(runs) || runs < 0 || runs === 1) throw new Error('--runs takes a whole number from 2 on.')
  return { of: values.of ?? null, against: values.against ?? null, only: values.only, runs }
}
