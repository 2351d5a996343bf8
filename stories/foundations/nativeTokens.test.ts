import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { resolverFile, tokensOf } from './tokenFiles.ts'
import { enterprises } from '../../.storybook/enterprises.ts'

const folder = mkdtempSync(join(tmpdir(), 'tokens-'))
writeFileSync(join(folder, 'platewell.resolver.json'), resolverFile())
execFileSync(process.execPath, [join(import.meta.dirname, 'nativeTokens.mjs')], { cwd: folder })
afterAll(() => rmSync(folder, { recursive: true }))

it.each(enterprises)('gives $settings.name’s colors and lengths to apps in Swift and Kotlin', ({ id }) => {
  const valueOf = (path: string) => tokensOf(id, 'dark').find(({ group, role }) => path === `${group}.${role}`)?.value ?? ''
  const lines = (extension: string) =>
    readFileSync(join(folder, `${id.replace(/^./, (letter) => letter.toUpperCase())}.${extension}`), 'utf8').split('\n')
  const hex = valueOf('accent.solid').slice(1)
  const parts = [0, 2, 4].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3))
  const [space, text, line] = [
    Number.parseFloat(valueOf('space.md')) * 16,
    Number.parseFloat(valueOf('fontSize.md')) * 16,
    Number.parseFloat(valueOf('stroke.strong')),
  ]

  expect(lines('swift')).toEqual(
    expect.arrayContaining([
      expect.stringContaining(`let darkAccentSolid = UIColor(red: ${parts[0]}, green: ${parts[1]}, blue: ${parts[2]}, alpha: 1)`),
      expect.stringContaining(`let spaceMd = CGFloat(${space})`),
      expect.stringContaining(`let strokeStrong = CGFloat(${line})`),
    ]),
  )
  expect(lines('kt')).toEqual(
    expect.arrayContaining([
      `  val darkAccentSolid = Color(0xff${hex})`,
      `  val spaceMd = ${space}.dp`,
      `  val strokeStrong = ${line}.dp`,
      `  val fontSizeMd = ${text}.sp`,
    ]),
  )
})
