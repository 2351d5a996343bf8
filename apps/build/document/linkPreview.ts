import { readFileSync } from 'node:fs'
import type { Enterprise } from '../../../themes/enterprise.ts'
import type { DeclaredApp } from '../declaredApps.ts'
import type { Deployment } from '../hosting/deployment.ts'
import { type LinkPicture, linkPictureSize, linkPictures, pictureTexts } from './linkPictures.ts'
import { escapeHtml } from './markup.ts'
import { shortHash } from './integrity.ts'

interface PictureFile {
  readonly picture: LinkPicture
  /** Its path in the built folder, which changes with its content: messengers remember a picture by its address. */
  readonly fileName: string
  readonly source: Buffer
}

/** The pictures of an enterprise, as hashed files of the build. */
export const linkPictureFiles = (enterprise: string): readonly PictureFile[] =>
  linkPictures.map((picture) => {
    const source = readFileSync(`themes/${enterprise}/previews/${picture}.png`)
    const hash = shortHash(source)
    return { picture, fileName: `assets/preview-${picture}-${hash}.png`, source }
  })

/**
 * The address of the built folder on the web, with a slash at the end. A messenger resolves no relative address of a picture. A
 * build that is tried elsewhere first names the pictures of that host too: they are the same, and nobody sends links to a trial.
 */
export const publicAddress = ({ guestsAddress, basePath }: Pick<Deployment, 'guestsAddress' | 'basePath'>, domain: string): string =>
  guestsAddress === '' ? new URL(`/${basePath ?? ''}/`.replaceAll(/\/+/g, '/'), `https://${domain}`).href : guestsAddress

interface Parts {
  app: Pick<DeclaredApp, 'title' | 'description' | 'linkPicture' | 'inSearch'>
  enterprise: Pick<Enterprise, 'settings' | 'wording'>
  /** The built folder on the web (`publicAddress`). */
  address: string
  pictures: readonly Pick<PictureFile, 'picture' | 'fileName'>[]
}

/**
 * The tags by which messengers show a link to the app, and by which search engines leave it out. There is no `og:url`: it would
 * replace the address that was sent, and with it the code of a gift. They are in the page, since `noindex` must hold on any host.
 */
export function linkTags({ app, enterprise: { settings, wording }, address, pictures }: Parts): readonly string[] {
  const { title, description, linkPicture = 'enterprise', inSearch } = app
  const words = pictureTexts(wording)[linkPicture]
  const file = pictures.find(({ picture }) => picture === linkPicture)
  if (!file) throw new Error(`There is no picture ${linkPicture} for links.`)
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${escapeHtml(content)}">`
  return [
    ...(inSearch ? [] : ['<meta name="robots" content="noindex">']),
    property('type', 'website'),
    property('site_name', settings.name),
    // Some messengers show neither the site's name nor the picture.
    property('title', `${linkPicture === 'enterprise' ? title : words} · ${settings.name}`),
    property('description', description),
    property('image', address + file.fileName),
    property('image:type', 'image/png'),
    property('image:width', String(linkPictureSize.width)),
    property('image:height', String(linkPictureSize.height)),
    property('image:alt', `${settings.name}: ${words}`),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

/** Writes another public address into a built page. */
export const withPublicAddress = (html: string, address: string): string =>
  html.replace(/(<meta property="og:image" content=")[^"]*(?=assets\/)/, (_, before: string) => before + escapeHtml(address))
