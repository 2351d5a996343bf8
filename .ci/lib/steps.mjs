import { playwrightCounts, vitestCounts } from './counts.mjs'
import { exactly } from './rerun.mjs'

/** The folder of every report. */
export const reports = 'test-results'

/**
 * The steps of `npm test` by name.
 * @param {{env: Record<string, string>, port: string, all?: boolean, only?: object, isStyle?: boolean, enterprises?: string[], part?: string[]}} options
 *   `all` plays every story in every enterprise, `isStyle: false` tests each in the first only; `only` has the files of `lint`, `unit`, `stories`, `walks` and `engines` that are checked or run;
 *   `part` names a part of the walks, stories and unit tests, as arguments of their runners
 */
export function stepsOf({ env, port, all = false, isStyle = true, only = {}, enterprises = [], part = [] }) {
  const plays = { ...(all && { PLAYS: 'all' }), ...(!isStyle && !all && { ENTERPRISES: 'first' }) }

  const vitest = (project, { extra = {}, more = [], name = project } = {}) => {
    const report = `${reports}/${name}.json`
    return {
      name,
      command: 'vitest',
      args: ['run', '--project', project, '--reporter', 'default', '--reporter', 'json', '--outputFile.json', report, ...more],
      env: { ...env, ...plays, ...extra },
      count: () => vitestCounts(report),
    }
  }

  // The production React takes a fifth less time than the development one (used by Storybook and `npm run test:stories`).
  const extra = { NODE_ENV: 'production' }
  const stories = (more) => ({
    ...vitest('stories', { extra, more }),
    again: ({ file, title }, index) =>
      vitest('stories', { extra, more: [file, '-t', `^${exactly(title)}$`], name: `alone-stories-${index + 1}` }),
  })

  const endToEnd = (name, more) => {
    const report = `${reports}/${name}.json`
    return {
      name,
      command: 'playwright',
      args: ['test', '--config', '.ci/playwright.config.ts', ...more],
      env: { ...env, END_TO_END_REPORT: report, END_TO_END_PORT: port },
      count: () => playwrightCounts(report),
    }
  }
  const walkAlone = ({ file, project, title }, index) => {
    const name = `end-to-end-alone-${index + 1}`
    const alone = [file, '--project', project, '--grep', `${exactly(title)}(?: @[\\w-]+)*$`]
    return endToEnd(name, [...alone, '--workers', '1', '--output', `${reports}/${name}`])
  }
  const projects = enterprises.map((enterprise) => `--project=${enterprise}`)

  return {
    types: {
      name: 'types',
      command: 'tsc',
      args: ['--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/platewell/types.tsbuildinfo'],
    },
    lint: { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings', ...(only.lint ?? [])] },
    format: { name: 'format', command: 'oxfmt', args: ['--check'] },
    build: { name: 'build', command: 'node', args: ['.ci/buildApps.mjs', ...enterprises] },
    budget: { name: 'budget', command: 'node', args: ['.ci/budget.ts', ...enterprises] },
    docs: { name: 'docs', command: 'node', args: ['.ci/docs/quiet.ts'] },
    hosting: { name: 'hosting', command: 'node', args: ['.ci/hosting/proof.ts'] },
    package: { name: 'package', command: 'node', args: ['.ci/package/check.ts'] },
    unit: vitest('unit', { more: [...part, ...(only.unit ?? [])] }),
    storybook: { name: 'storybook', command: 'storybook', args: ['build', '--quiet', '--output-dir', 'storybook-static'] },
    stories: stories([...part, ...(only.stories ?? [])]),
    endToEnd: { ...endToEnd('end-to-end', [...part, ...projects, ...(only.walks ?? [])]), again: walkAlone },
    engines: {
      name: 'engines',
      command: 'playwright',
      args: ['test', '--config', '.ci/engines/playwright.config.ts', `--project=webkit-${enterprises[0]}`, ...(only.engines ?? [])],
      env,
    },
  }
}
