import { run } from './children.mjs'
import { whenChanged } from './fingerprint.mjs'

const shared = ['themes', 'ui', 'features', 'apps', 'vite.config.ts', 'package-lock.json']

/** The deployable folders of all enterprises. */
const apps = { output: process.env.DIST ?? 'dist', sources: shared, command: ['node', ['apps/build/main.ts']] }

const storybook = {
  output: 'storybook-static',
  sources: [...shared, 'mocks', 'stories', '.storybook'],
  command: ['npm', ['run', '--silent', 'build:storybook']],
}

/** Builds a product that is missing or out of date. A failed build throws its output. */
async function buildWhenChanged(product) {
  const changed = await whenChanged(product, async () => {
    const { code, output } = await run(...product.command)
    if (code !== 0) throw new Error(`Building ${product.output} failed:\n${output}`)
  })
  return changed ? product.output : undefined
}

export const buildApps = () => buildWhenChanged(apps)

/** Builds what `npm start` serves, and returns what it built. */
export async function buildProducts() {
  const built = await Promise.all([apps, storybook].map(buildWhenChanged))
  const rebuilt = built.filter(Boolean)
  return rebuilt.length === 0 ? 'nothing has changed' : `built ${rebuilt.join(' and ')}`
}
