import { enterprises } from '../apps/build/enterprises.ts'

const [first = ''] = enterprises()

/**
 * The commands of `.github/workflows/nightly.yml` on their smallest input. `npm test` starts each, so that one that cannot start fails on
 * the day. `--list` reads the configuration and the walks: the night installs what they need.
 */
export const starts: readonly { readonly command: string; readonly env: Readonly<Record<string, string>> }[] = [
  { command: 'npm run mutate -- --dryRunOnly', env: { MUTATE: 'apps/runtime/uploads' } },
  { command: 'npx playwright test --config .ci/prism/playwright.config.ts --list', env: {} },
  { command: 'npx playwright test --config .ci/peers/playwright.config.ts --list', env: {} },
  { command: 'npm run test:e2e -- --project=firefox --project=webkit --list', env: { ENGINES: 'all' } },
  { command: 'npm run test:e2e -- --project=restoring --list', env: { ENGINES: 'all' } },
  {
    command: 'npm run test:e2e -- --grep @engines --timeout 180000 business.e2e.ts',
    env: { NETWORK: 'lossy', SERVER: 'contract', OPT_OUT: '1', CLOCK: '2027-03-14T06:59:45Z', TZ: 'America/New_York' },
  },
  { command: 'npm run test:e2e -- --grep @engines --grep-invert @tracked --list', env: {} },
  { command: 'npm run test:e2e -- --project=laws --grep checkout', env: { LAWS: '1', SEED: '1' } },
  { command: `node .ci/measure/main.ts ${first} privacy --runs 1 --touch --built`, env: {} },
]

/** The commands that are not started, with the reason. */
export const notStarted: readonly { readonly which: RegExp; readonly why: string }[] = [
  { which: /^(npm (ci|audit|install)|npx playwright install|npx --yes)\b/, why: 'It needs the internet.' },
  { which: /^(echo|git diff) /, why: 'It reads what another step has written.' },
  { which: /faults\/main/, why: '`npm test` walks through three of its rows.' },
  { which: /^npm (run build|run test:unit|test -- --all)$/, why: '`npm test` does the same.' },
]
