import type { DeclaredApp } from '../declaredApps.ts'
import type { Deployment } from './deployment.ts'

const day = 24 * 60 * 60 * 1_000

/** The time for which a contact holds. RFC 9116 recommends less than a year; a host that is not built again must not name it for longer. */
const contactHolds = 360 * day

const appleFile = '.well-known/apple-app-site-association'

/** Content types of files whose name has no ending, by their path. */
export const typesOfFiles: Readonly<Record<string, string>> = { [`/${appleFile}`]: 'application/json' }

interface Parts {
  deployed: Pick<Deployment, 'securityContact' | 'appleApp' | 'androidApp' | 'basePath'>
  apps: readonly Pick<DeclaredApp, 'name' | 'opensInApp'>[]
  /** The time of the build, in milliseconds since 1970. */
  now: number
}

/**
 * The files by which others find out about a host, by their paths: whom to tell of a fault, and which of its links the enterprise's app opens.
 * A host must serve them at its root. There is none for which the deployment names nothing.
 */
export function wellKnownFiles({ deployed, apps, now }: Parts): Readonly<Record<string, string>> {
  const { securityContact, appleApp, androidApp, basePath } = deployed
  const links = apps.flatMap(({ name, opensInApp = false }) => (opensInApp ? [`/${basePath ?? ''}/${name}/*`.replaceAll(/\/+/g, '/')] : []))
  const details = [{ appIDs: [appleApp], components: links.map((link) => ({ '/': link })) }]
  const [package_name, ...sha256_cert_fingerprints] = androidApp
  const target = { namespace: 'android_app', package_name, sha256_cert_fingerprints }
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
  const expires = new Date(now + contactHolds).toISOString().slice(0, 10)
  return {
    ...(securityContact !== '' && {
      '.well-known/security.txt': `Contact: ${securityContact}\nExpires: ${expires}T00:00:00Z\nPreferred-Languages: en\n`,
    }),
    ...(appleApp !== '' && links.length > 0 && { [appleFile]: json({ applinks: { details } }) }),
    // Android asks the app itself for the addresses that it opens.
    ...(androidApp.length > 0 &&
      links.length > 0 && { '.well-known/assetlinks.json': json([{ relation: ['delegate_permission/common.handle_all_urls'], target }]) }),
  }
}
