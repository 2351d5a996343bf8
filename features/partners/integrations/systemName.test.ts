import { expect, it } from 'vitest'
import { systemName } from './systemName.ts'

it('a value of the wire is read as a name, and a name stays as it is', () => {
  expect(['squarespace', 'wordpress', 'wix_studio', 'Toast', 'NCR Aloha', ''].map(systemName)).toEqual([
    'Squarespace',
    'WordPress',
    'Wix studio',
    'Toast',
    'NCR Aloha',
    '',
  ])
})
