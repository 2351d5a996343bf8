/** `node apps/build/stack.ts dist-maps/<enterprise> < stack.txt`: reads a stack of the built pages with the maps of their release. */
import { existsSync, readFileSync } from 'node:fs'
import { readStack } from './readStack.ts'

const [, , folder = ''] = process.argv
if (!existsSync(folder)) {
  console.error('Name the folder with the maps of the release: node apps/build/stack.ts dist-maps/<enterprise> < stack.txt')
  process.exit(1)
}
process.stdout.write(readStack(readFileSync(0, 'utf8'), folder))
