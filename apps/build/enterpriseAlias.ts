import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The names by which the apps import their enterprise's settings and styles. @throws where no folder in themes/ has that name */
export function enterpriseAlias(enterprise: string) {
  const folder = join(import.meta.dirname, '../../themes', enterprise)
  const settings = join(folder, 'enterprise.ts')
  if (!existsSync(settings)) throw new Error(`There is no enterprise "${enterprise}": ${settings} is missing.`)
  return { '#enterprise': settings, '#theme': folder }
}
