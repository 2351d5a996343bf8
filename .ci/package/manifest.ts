import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { entries } from './entries.ts'

/** The package's name in imports. */
export const packageName = '@platewell/kit'

const ownManifest = z.object({ version: z.string(), dependencies: z.record(z.string(), z.string()) })

const manifest = z.object({ dependencies: z.record(z.string(), z.string()), peerDependencies: z.record(z.string(), z.string()) })

/** The packages that the application provides, so that there is only one copy of it. */
const peers = { react: '>=19.2', 'react-dom': '>=19.2' }

/** The package of an import: `@base-ui/react` for `@base-ui/react/dialog`. */
const packageOf = (id: string) =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/')

const readme = `# ${packageName}

\`\`\`tsx
import { enterprise } from '${packageName}/themes/<enterprise>'
import { Button } from '${packageName}/ui/Button'
import { EnterpriseProvider } from '${packageName}/ui/Enterprise/EnterpriseProvider'
\`\`\`

The page bears the enterprise's name: \`<html data-enterprise="<enterprise>">\`. Each module imports the style sheet it
needs, so the application's bundler must take style sheets imported by scripts, and \`new URL(…, import.meta.url)\`.
`

/** Writes the package's package.json: its exports, and as its dependencies the packages that the modules import. */
export function writeManifest(outDir: string, imported: ReadonlySet<string>): void {
  const own = ownManifest.parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const dependencies = [...new Set([...imported].map(packageOf))]
    .filter((name) => !(name in peers))
    .toSorted()
    .map((name) => {
      const version = own.dependencies[name]
      if (version === undefined) throw new Error(`${name} is imported by the package, and is no dependency of the project.`)
      return [name, `^${version}`] as const
    })
  const exported = [...entries()].map(([path, file]) => {
    const target = `./${file.replace(/\.tsx?$/, '')}`
    return [`./${path}`, { types: `${target}.d.ts`, default: `${target}.js` }] as const
  })
  const manifest = {
    name: packageName,
    version: own.version,
    description: "The design system, its themes, and the product's screens and flows.",
    license: 'UNLICENSED',
    type: 'module',
    exports: { ...Object.fromEntries(exported), './package.json': './package.json' },
    // A module that is imported only for its style sheet must stay. Every other is removed if it is not used.
    sideEffects: ['**/*.css', '**/*.css.js'],
    dependencies: Object.fromEntries(dependencies),
    peerDependencies: { ...peers, '@types/react': '>=19.2' },
    peerDependenciesMeta: { '@types/react': { optional: true } },
  }
  writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(join(outDir, 'README.md'), readme)
}

/** Everything that an application finds installed beside the package. */
export function installedBeside(folder: string): readonly string[] {
  const { dependencies, peerDependencies } = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  return Object.keys({ ...dependencies, ...peerDependencies })
}
