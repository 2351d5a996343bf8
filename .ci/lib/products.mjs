import { run } from './children.mjs'
import { whenChanged } from './fingerprint.mjs'

const shared = ['themes', 'ui', 'features', 'apps', 'vite.config.ts', 'package-lock.json']

/** A deployable folder per enterprise. */
const apps = { output: process.env.DIST ?? 'dist', sources: shared, command: ['node', ['apps/build/main.ts']] }

const storybook = {
  output: 'storybook-static',
  sources: [...shared, 'mocks', 'stories', '.storybook'],
  command: ['npm', ['run', '--silent', 'build:storybook']],
}

/** Builds a product that is missing, or that is not what its sources make any more; a failed build is an error with its words. */
async function buildWhenChanged(product) {
  const changed = await whenChanged(product, async () => {
    const { code, output } = await run(...product.command)
    if (code !== 0) throw new Error(`Building ${product.output} failed:\n${output}`)
  })
  return changed ? product.output : undefined
}

export const buildApps = () => buildWhenChanged(apps)

/** Builds what `npm start` serves, and says what it built. */
export async function buildProducts() {
  const built = await Promise.all([apps, storybook].map(buildWhenChanged))
  const anew = built.filter(Boolean)
  return anew.length === 0 ? 'nothing has changed' : `built ${anew.join(' and ')}`
}
