import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** @throws where nothing is built that the walks could test */
export default function needBuild(): void {
  if (!existsSync(join(import.meta.dirname, '../dist')))
    throw new Error('The walks test the built apps, and nothing is built: npm run build')
}
