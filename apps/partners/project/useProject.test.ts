import { beforeEach, expect, it } from 'vitest'
import { stubBrowser } from '../../runtime/testing/browser.ts'
import { projectToOpen, rememberProject } from './useProject.ts'

const [harbor, kumo] = [{ slug: 'harbor' }, { slug: 'kumo' }]

beforeEach(() => stubBrowser())

it('PRT-01 opens the project that was opened last, while the person may open it, and else their first', () => {
  expect(projectToOpen([harbor, kumo])).toBe(harbor)
  rememberProject('kumo')
  expect(projectToOpen([harbor, kumo])).toBe(kumo)
  expect(projectToOpen([harbor])).toBe(harbor)
  expect(projectToOpen([])).toBeUndefined()
})
