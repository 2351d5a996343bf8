import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { found, picturesOf } from './pictures.ts'

it('has an overview of every folder of stories that shows screens', () => {
  const withScreens = globSync('stories/*/*').filter(
    (file) => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes("title: 'Screens/"),
  )
  const folders = new Set(
    withScreens.map((file) => file.split(/[\\/]/)[1] ?? '').filter((folder) => !['boards', 'coverage'].includes(folder)),
  )
  const overviews = readFileSync('stories/boards/Overview.stories.tsx', 'utf8')
  expect([...folders].filter((folder) => !overviews.includes(`folder: '${folder}'`))).toEqual([])
})

it('finds states by name, row and kind, and leaves out what is no screen', () => {
  const stories = { Contact: {}, Contact__Sending: { parameters: { spec: ['CLM-02' as const] } } }
  const pictures = picturesOf({ default: { title: 'Screens/Claim' }, ...stories })
  expect(pictures.map(({ id, step, kind }) => [id, step, kind])).toEqual([
    ['screens-claim--contact', 'Claim: Contact', 'happy path'],
    ['screens-claim--contact-sending', 'Claim: Contact', 'waiting'],
  ])
  expect(found(pictures, 'clm-02', '').map(({ name }) => name)).toEqual(['Contact Sending'])
  expect(found(pictures, '', 'waiting')).toHaveLength(1)
  expect(picturesOf({ default: { title: 'Flows/Claim' }, ...stories })).toEqual([])
})
