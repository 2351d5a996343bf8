import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../tags/tags.ts'

/** The files whose texts a module holds, by path, and what is held of each. */
const modules: Readonly<Record<string, { readonly files: string; readonly part?: (text: string) => string }>> = {
  'virtual:texts/stories': { files: 'stories/**/*.stories.tsx' },
  'virtual:texts/themes': { files: 'themes/*/{theme,desk}.css.ts' },
  'virtual:texts/tests': {
    files: '{ui,features,apps,themes,mocks,.ci}/**/*.{test.ts,test.tsx,e2e.ts}',
    // Only titles are read there.
    part: (text) => text.match(/^.*\b(?:it|test|describe)\b.*$/gm)?.join('\n') ?? '',
  },
}

const resolved = '\0'

/** Many files as one module: a page that asked for each would wait for hundreds of answers. */
export function texts(): Plugin {
  return {
    name: 'platewell-texts',
    resolveId: (id) => (Object.hasOwn(modules, id) ? resolved + id : undefined),
    load(id) {
      const asked = modules[id.replace(resolved, '')]
      if (!id.startsWith(resolved) || !asked) return undefined
      const { files, part = (text) => text } = asked
      const paths = globSync(files, { cwd: root }).toSorted()
      for (const path of paths) this.addWatchFile(join(root, path))
      const read = (path: string) => [path.replaceAll('\\', '/'), part(readFileSync(join(root, path), 'utf8'))]
      return `export default ${JSON.stringify(Object.fromEntries(paths.map(read)))}`
    },
  }
}
