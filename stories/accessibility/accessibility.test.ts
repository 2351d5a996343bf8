import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { transcriptFiles, transcripts } from '../../.storybook/testing/transcripts.ts'
import { componentRecord, componentRecords, noControl, shownBy } from './componentRecords.ts'
import { walkRecords } from './walkRecords.ts'

const components = globSync('ui/[A-Z]*/').map((folder) => folder.replace(/^ui\//, ''))
const storiesOf = (component: string) => `stories/ui/${shownBy[component] ?? component}.stories.tsx`
const sourceOf = (component: string) =>
  globSync(`ui/${component}/*.tsx`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

it('AT-01 has a record of every component', () => {
  expect(components.length).toBeGreaterThan(70)
  expect(components.filter((component) => !existsSync(storiesOf(component)))).toEqual([])
  expect(Object.keys(shownBy).filter((component) => !components.includes(component))).toEqual([])
})

/** A source of a component that has something to press. */
const control = /<(?:button|a|input|select|textarea|summary|Button|TextButton|IconButton|LinkButton)\b|@base-ui|onKeyDown|tabIndex/

it('AT-01 every component with a control has a story that presses keys', () => {
  const files = globSync('stories/ui/*.stories.tsx').map((file) => [file, readFileSync(file, 'utf8')] as const)
  const keyless = componentRecords(Object.fromEntries(files)).filter(({ proofs }) => proofs.keyboard === noControl)
  expect(keyless.length).toBeGreaterThan(20)
  expect(keyless.filter(({ component }) => control.test(sourceOf(component))).map(({ component }) => component)).toEqual([])
})

it('AT-01 has a walk of every app, and transcripts of a screen reader', () => {
  const apps = globSync('apps/*/app.ts').map((file) => file.split('/')[1])
  expect(apps.filter((app) => walkRecords.every((record) => record.app !== app))).toEqual([])
  expect(Object.keys(transcripts)).toEqual(expect.arrayContaining(apps))
  expect(globSync('stories/accessibility/transcripts/*/*').toSorted()).toEqual(transcriptFiles.toSorted())
})

it('AT-01 a record tells keys and exemptions apart', () => {
  const stories = "title: 'UI/Faulty'\nexport const Plain: Story = { args: {} }"
  expect(componentRecord('Faulty', stories).proofs).toMatchObject({ keyboard: noControl, forcedColors: 'every story' })
  const pressed = `${stories}\nexport const Pressed: Story = { play: async () => userEvent.tab() }`
  expect(componentRecord('Faulty', pressed).proofs.keyboard).toBe('Pressed')
  const exempted = `${stories}\nparameters: exempt({ forcedColours: 'It is a picture' })`
  expect(componentRecord('Faulty', exempted).proofs.forcedColors).toBe('all but: It is a picture')
})
