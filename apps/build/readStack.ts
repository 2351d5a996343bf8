import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** A built file, a line and a column, as every browser writes them in a stack. */
const place = /[^\s(@]*\/assets\/([\w.-]+\.js):(\d+):(\d+)/g

const payload = z.object({
  version: z.number(),
  file: z._default(z.string(), ''),
  sources: z.array(z.string()),
  sourcesContent: z.array(z.string()),
  names: z.array(z.string()),
  mappings: z.string(),
  sourceRoot: z._default(z.string(), ''),
})
const found = z.object({ fileName: z.string(), lineNumber: z.number(), columnNumber: z.number() })

/**
 * Replaces each place of a built file by the one of the source, with its line: `apps/claim/routes.tsx:12:3: const code = …`. `folder`
 * contains the maps of the build, `dist-maps/<enterprise>`. A place without a map stays as it is.
 */
export function readStack(stack: string, folder: string): string {
  return stack.replaceAll(place, (text, file: string, line: string, column: string) => {
    const path = join(folder, `${file}.map`)
    if (!existsSync(path)) return text
    const map = z.parse(payload, JSON.parse(readFileSync(path, 'utf8')))
    const origin = z.safeParse(found, new SourceMap(map).findOrigin(Number(line), Number(column)))
    if (!origin.success) return text
    const { fileName, lineNumber, columnNumber } = origin.data
    const source = map.sourcesContent[map.sources.indexOf(fileName)]?.split('\n')[lineNumber - 1] ?? ''
    return `${fileName.replace(/^(?:\.\.\/)+/, '')}:${lineNumber}:${columnNumber}: ${source.trim()}`
  })
}
