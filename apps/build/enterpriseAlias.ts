import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The name by which the apps import their enterprise's settings. @throws where no folder in themes/ has that name */
export function enterpriseAlias(enterprise: string) {
  const settings = join(import.meta.dirname, '../../themes', enterprise, 'enterprise.ts')
  if (!existsSync(settings)) throw new Error(`There is no enterprise "${enterprise}": ${settings} is missing.`)
  return { '#enterprise': settings }
}
