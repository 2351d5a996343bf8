import { run } from './children.mjs'
import { whenChanged } from './fingerprint.mjs'
import { foldersWith } from './folders.mjs'

const shared = ['themes', 'ui', 'features', 'apps', 'vite.config.ts', 'package-lock.json']

/** The deployable folder of an enterprise. */
const appsOf = (enterprise) => ({
  output: `${process.env.DIST ?? 'dist'}/${enterprise}`,
  sources: shared,
  command: ['node', ['apps/build/main.ts', enterprise]],
})

const storybook = {
  output: 'storybook-static',
  sources: [...shared, 'mocks', 'stories', '.storybook'],
  command: ['npm', ['run', '--silent', 'build:storybook']],
}

/** Builds a product that is missing or out of date. A failed build throws its output. */
async function buildWhenChanged(product) {
  const changed = await whenChanged(product, async () => {
    const { code, output } = await run(...product.command, { env: { FOR_TESTS: '1' } })
    if (code !== 0) throw new Error(`Building ${product.output} failed:\n${output}`)
  })
  return changed ? product.output : undefined
}

/** Builds the apps of the named enterprises, or else of all. */
export const buildApps = (enterprises = foldersWith('themes', 'enterprise.ts')) =>
  Promise.all(enterprises.map((enterprise) => buildWhenChanged(appsOf(enterprise))))

/** Builds what `npm start` serves, and returns what it built. */
export async function buildProducts() {
  const built = await Promise.all([buildApps(), buildWhenChanged(storybook)])
  const rebuilt = built.flat().filter(Boolean)
  return rebuilt.length === 0 ? 'nothing has changed' : `built ${rebuilt.join(' and ')}`
}
