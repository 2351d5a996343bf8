import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { entries } from './entries.ts'

const relativeImport = /(from |import\()(['"])(\.{1,2}\/[^'"]+)\.tsx?\2/g
const foreignImport = /(?:from |import\()['"]([^.'"][^'"]*)['"]/g

/** The path of a source's declarations: `Button.tsx` has `Button.d.ts`. */
const declarationOf = (source: string) => source.replace(/\.tsx?$/, '.d.ts')

const emittedTo = (scratch: string) => join(scratch, 'types')

/** Emits the declarations of the public modules and of everything that they import. */
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

/** Copies the declarations that other applications reach beside the compiled scripts. Returns the packages that they import. */
export function copyDeclarations(outDir: string, scratch: string): ReadonlySet<string> {
  const foreign = new Set<string>()
  const written = new Set<string>()
  const write = (source: string): void => {
    if (written.has(source)) return
    written.add(source)
    const text = readFileSync(join(emittedTo(scratch), declarationOf(source)), 'utf8')
    for (const [, name = ''] of text.matchAll(foreignImport)) foreign.add(name)
    const output = join(outDir, declarationOf(source))
    mkdirSync(dirname(output), { recursive: true })
    writeFileSync(output, text.replaceAll(relativeImport, '$1$2$3.js$2'))
    for (const match of text.matchAll(relativeImport)) write(join(dirname(source), match[0].slice((match[1] ?? '').length + 1, -1)))
  }
  for (const source of entries().values()) write(source)
  return foreign
}
