/** `node .ci/changed/main.ts FILE [REF]`: writes what the change since a version can reach, for `npm test -- --changed`. */
import { writeFileSync } from 'node:fs'
import { planner } from './plan.ts'
import { baseOf, changedSince, projectSources } from './sources.ts'

const [, , file = '', version] = process.argv
const base = baseOf(version)
const plan = planner(projectSources())(changedSince(base))
writeFileSync(file, JSON.stringify({ base: `${base.name} (${base.commit.slice(0, 8)})`, ...plan }))
