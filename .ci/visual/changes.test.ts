import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { writeChanges } from './changes.ts'

it('names each state that looks different or says something else, with its pictures before and after', () => {
  const root = mkdtempSync(join(tmpdir(), 'visual-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  for (const side of ['before', 'after']) {
    write(`markup/${side}/house/meal--served.html`, '<p>\nSoup\n</p>')
    write(`markup/${side}/house/meal--cold.html`, `<p>\n${side}\n</p>`)
    write(`markup/${side}/house/meal--eaten.html`, '<p>\n</p>')
  }
  write('pictures/house/meal-served-phone.png', 'before')
  write('report/attachments/house/meal-served-phone-actual.png', 'after')
  const given = { base: 'version 1', pictures: join(root, 'pictures'), markup: join(root, 'markup'), output: join(root, 'report') }
  expect(writeChanges(given)).toBe(2)
  const read = (file: string) => readFileSync(join(root, 'report/changed', file), 'utf8')
  expect(JSON.parse(read('changes.json'))).toEqual({
    base: 'version 1',
    changes: [
      { id: 'meal--cold', enterprise: 'house', windows: [], removed: ['before'], added: ['after'] },
      { id: 'meal--served', enterprise: 'house', windows: ['phone'], removed: [], added: [] },
    ],
  })
  expect([read('house/meal--served-phone-before.png'), read('house/meal--served-phone-after.png')]).toEqual(['before', 'after'])
})
