import { join, resolve } from 'node:path'

/** Built Storybooks and drawn pictures, by Git's name for the files that they are made of. */
export const cache = resolve('node_modules/.cache/platewell/pictures')

/** The pictures that differ in a byte, for Playwright to compare. */
export const listFile = join(cache, 'list.json')
