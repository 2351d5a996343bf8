import { run } from './children.mjs'
import { whenChanged } from './fingerprint.mjs'

const shared = ['themes', 'ui', 'features', 'vite.config.ts', 'package-lock.json', '.ci/build', '.ci/build.ts']
const { API_ORIGIN = '', BASE_PATH = '' } = process.env

/** What `npm start` serves: the built apps of every enterprise, and the Storybook. */
const products = [
  {
    output: 'dist',
    sources: [...shared, 'apps'],
    settings: { API_ORIGIN, BASE_PATH },
    command: ['node', ['.ci/build.ts']],
  },
  {
    output: 'storybook-static',
    sources: [...shared, 'apps', 'mocks', 'stories', '.storybook'],
    command: ['npm', ['run', '--silent', 'build:storybook']],
  },
]

/** Builds what is missing or older than its sources; a failed build is an error with its words. */
export async function buildProducts() {
  const built = await Promise.all(
    products.map(async (product) => {
      const changed = await whenChanged(product, async () => {
        const { code, output } = await run(...product.command)
        if (code !== 0) throw new Error(`Building ${product.output} failed:\n${output}`)
      })
      return changed ? product.output : undefined
    }),
  )
  const anew = built.filter(Boolean)
  return anew.length === 0 ? 'nothing has changed' : `built ${anew.join(' and ')}`
}
