import { cpSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import * as z from 'zod/mini'
import { deployedFiles, readBuilt, writeDeployment } from '../hosting/built.ts'
import { deployment, variables } from '../hosting/deployment.ts'
import { compressFiles } from './compressFiles.ts'

const named = z.object({ time: z.string() })

/** The settings of a file by their variables. @throws for a line that is no setting. */
function readSettings(file: string): Readonly<Record<string, string | undefined>> {
  const settings = parseEnv(readFileSync(file, 'utf8'))
  const known = new Set(variables.values())
  const others = Object.keys(settings).filter((name) => !known.has(name))
  if (others.length > 0) throw new Error(`${file}: there is no setting ${others.join(', ')}.`)
  return settings
}

/** Copies a build, with the settings of a file in the place of those it was built with. Returns the copy's folder. */
export async function withSettingsOf(file: string, build: string, copy: string): Promise<string> {
  cpSync(build, copy, { recursive: true })
  const { basePath } = readBuilt(copy)
  const { time } = z.parse(named, JSON.parse(readFileSync(join(copy, 'version.json'), 'utf8')))
  const deployed = deployment({ ...(basePath !== null && { BASE_PATH: basePath }), ...readSettings(file) })
  for (const old of globSync(
    deployedFiles.flatMap((pattern) => [`${pattern}.br`, `${pattern}.gz`]),
    { cwd: copy },
  ))
    rmSync(join(copy, old))
  writeDeployment(copy, deployed, time)
  await compressFiles(copy, { fast: process.env['FOR_TESTS'] !== undefined, patterns: deployedFiles })
  return copy
}
