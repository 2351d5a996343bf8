import { expect, it } from 'vitest'
import { readOptions } from './options.ts'

const usual = { of: null, against: null, only: [], runs: 0 }

it.each([
  [[], usual],
  [['--against', 'v1', '--of', 'here'], { ...usual, against: 'v1', of: 'here' }],
  [['--only', 'button', '--only', 'dialog'], { ...usual, only: ['button', 'dialog'] }],
  [['--twice'], { ...usual, runs: 2 }],
  [['--runs', '3'], { ...usual, runs: 3 }],
  [['--help'], 'help'],
])('reads %j', (args, options) => {
  expect(readOptions(args)).toEqual(options)
})

it.each([[['--runs', '1']], [['--runs', 'often']], [['--runs', '-2']], [['--wrong']]])('refuses %j', (args) => {
  expect(() => readOptions(args)).toThrow(/--/)
})
