import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { entries } from './entries.ts'

const relativeImport = /(from |import\()(['"])(\.{1,2}\/[^'"]+)\.tsx?\2/g
const foreignImport = /(?:from |import\()['"]([^.'"][^'"]*)['"]/g

/** Where the declarations of a source are: `Button.tsx` has `Button.d.ts`. */
const declarationOf = (source: string) => source.replace(/\.tsx?$/, '.d.ts')

const emittedTo = (scratch: string) => join(scratch, 'types')

/** Has the compiler write the types of what other applications may import, and of all that stands behind it. */
export async function emitDeclarations(scratch: string): Promise<void> {
  const settings = {
    extends: resolve('tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      outDir: emittedTo(scratch),
      rootDir: resolve('.'),
      types: [resolve('node_modules/vite/client')],
      paths: {},
    },
    files: [...entries().values()].map((file) => resolve(file)),
    include: [],
  }
  mkdirSync(scratch, { recursive: true })
  writeFileSync(join(scratch, 'tsconfig.json'), JSON.stringify(settings))
  await promisify(execFile)(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', scratch])
}

/** Puts the types that other applications meet beside the compiled scripts. Gives the foreign modules that they name. */
export function placeDeclarations(outDir: string, scratch: string): ReadonlySet<string> {
  const foreign = new Set<string>()
  const written = new Set<string>()
  const write = (source: string): void => {
    if (written.has(source)) return
    written.add(source)
    const text = readFileSync(join(emittedTo(scratch), declarationOf(source)), 'utf8')
    for (const [, name = ''] of text.matchAll(foreignImport)) foreign.add(name)
    const place = join(outDir, declarationOf(source))
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, text.replaceAll(relativeImport, '$1$2$3.js$2'))
    for (const match of text.matchAll(relativeImport)) write(join(dirname(source), match[0].slice((match[1] ?? '').length + 1, -1)))
  }
  for (const source of entries().values()) write(source)
  return foreign
}
