import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { notStarted, starts } from './nightly.ts'

const workflow = readFileSync('.github/workflows/nightly.yml', 'utf8')
const found = (text: RegExp): readonly string[] => [...new Set(Array.from(workflow.matchAll(text), ([, name = '']) => name))]

it('each command of the night is started by `npm test`, or has a reason', () => {
  const commands = found(/- run: (.+?)(?: \$\{\{.*)?$/gm)
  expect(commands.length).toBeGreaterThan(15)
  const isKnown = (command: string) =>
    starts.some((start) => start.command.startsWith(command)) || notStarted.some(({ which }) => which.test(command))
  expect(commands.filter((command) => !isKnown(command))).toEqual([])
})

it('each variable of the night has a value in a start', () => {
  // `npm test` sets the style of the map for all of its commands.
  const set = new Set(['MAP_STYLE', ...starts.flatMap(({ env }) => Object.keys(env))])
  expect(found(/^ +([A-Z_]+): /gm).filter((name) => !set.has(name))).toEqual([])
})

it('`npm test` starts them', () => expect(readFileSync('.ci/test.ts', 'utf8')).toMatch(/whole\([^;]*\.\.\.starts\b/))
