import { type Coverage, coverageOf } from './coverage.ts'
import { storyFileOf } from './storyText.ts'

const ownFolder = 'stories/coverage/'

/** The current evidence for each row. */
export async function loadCoverage(): Promise<Coverage> {
  const [{ default: stories }, { default: tests }] = await Promise.all([import('virtual:texts/stories'), import('virtual:texts/tests')])
  const files = Object.entries(stories).flatMap(([file, text]) => (file.startsWith(ownFolder) ? [] : [storyFileOf(text)]))
  return coverageOf(files, tests)
}
