import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { entries } from './entries.ts'

/** What the package is called wherever it is imported. */
export const packageName = '@platewell/kit'

const ownManifest = z.object({ version: z.string(), dependencies: z.record(z.string(), z.string()) })

const manifest = z.object({ dependencies: z.record(z.string(), z.string()), peerDependencies: z.record(z.string(), z.string()) })

/** What the application brings, so that there is one of it. */
const peers = { react: '>=19.2', 'react-dom': '>=19.2' }

/** The package that a module comes from: `@base-ui/react/dialog` from `@base-ui/react`. */
const packageOf = (id: string) =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/')

const foreignImport = /(?:^import |^(?:import|export) .* from |import\()"([^."][^"]*)"|new URL\("([\w@][^"]*\.mjs)"/gm

/** The foreign packages that the compiled scripts ask for. */
function packagesNamedIn(folder: string): ReadonlySet<string> {
  const scripts = globSync('**/*.js', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
  return new Set(scripts.flatMap((script) => [...script.matchAll(foreignImport)].map(([, id, address]) => packageOf(id ?? address ?? ''))))
}

const readme = `# ${packageName}

\`\`\`tsx
import { enterprise } from '${packageName}/themes/<enterprise>'
import { Button } from '${packageName}/ui/Button'
import { EnterpriseProvider } from '${packageName}/ui/Enterprise/EnterpriseProvider'
\`\`\`

The page bears the enterprise's name: \`<html data-enterprise="<enterprise>">\`. Each module imports the style sheet it
needs, so the application's bundler must take style sheets imported by scripts, and \`new URL(…, import.meta.url)\`.
`

/** Writes the package's own package.json: what may be imported, and what it stands on, as its modules say themselves. */
export function writeManifest(outDir: string, namedInTypes: ReadonlySet<string>): void {
  const own = ownManifest.parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const named = new Set([...packagesNamedIn(outDir), ...[...namedInTypes].map(packageOf)])
  const dependencies = [...named]
    .filter((name) => !(name in peers))
    .toSorted()
    .map((name) => {
      const version = own.dependencies[name]
      if (version === undefined) throw new Error(`${name} is imported by the package, and is no dependency of the project.`)
      return [name, `^${version}`] as const
    })
  const exported = [...entries()].map(([path, file]) => {
    const place = `./${file.replace(/\.tsx?$/, '')}`
    return [`./${path}`, { types: `${place}.d.ts`, default: `${place}.js` }] as const
  })
  const manifest = {
    name: packageName,
    version: own.version,
    description: "The design system, its themes, and the product's screens and flows.",
    license: 'UNLICENSED',
    type: 'module',
    exports: { ...Object.fromEntries(exported), './package.json': './package.json' },
    // A module that is imported for nothing but its style sheet must stay; every other may go when nobody uses it.
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
