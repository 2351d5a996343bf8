import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { capitalized } from '../../features/shared/forms/capitalized.ts'
import { type ChangedPicture, type ChangedStory, type Report, bySurface } from './report.ts'
import { startPage } from './startPage.ts'
import type { Story } from './stories.ts'

/** The Storybook that `npm run storybook` serves. */
const storybook = 'http://localhost:6006/'

const style = readFileSync(join(import.meta.dirname, 'page.css'), 'utf8')

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const addressOf = (id: string, globals = ''): string => escaped(`${storybook}?path=/story/${id}${globals}`)

const anchorOf = (surface: string): string => surface.toLowerCase().replaceAll(/\W+/g, '-')

const count = (number: number, one: string, many: string): string => `${number.toLocaleString('en')} ${number === 1 ? one : many}`

/** Files that are named for a story; the others are counted. */
const namedCauses = 5

function causesOf(causes: readonly string[]): string {
  const named = causes.slice(0, namedCauses).map((path) => `<code>${escaped(path)}</code>`)
  const rest = causes.length - named.length
  return `<p class="causes">Changed: ${named.join(' ')}${rest > 0 ? ` and <span title="${escaped(causes.slice(namedCauses).join('\n'))}">${count(rest, 'more file', 'more files')}</span>` : ''}</p>`
}

function rowOf(id: string, { enterprise, look, size, top, pixels, ...files }: ChangedPicture): string {
  const [width, height] = size
  const globals = `&globals=enterprise:${enterprise}${look.includes('dark') ? ';scheme:dark' : ''}`
  const figures = (['before', 'after', 'marked'] as const).map(
    (
      kind,
    ) => `<figure><figcaption>${capitalized(kind)}</figcaption><div class="view" tabindex="0"><a href="${files[kind]}"><img loading="lazy"
      src="${files[kind]}" width="${width}" height="${height}" alt="${capitalized(kind)}"></a></div></figure>`,
  )
  return `<div class="row" data-enterprise="${enterprise}" data-look="${look}" data-top="${(top / height).toFixed(4)}">
    <h4><a href="${addressOf(id, globals)}">${capitalized(enterprise)}, ${look}</a> <small>${count(pixels, 'pixel', 'pixels')}</small></h4>
    <div class="three">${figures.join('')}</div></div>`
}

const articleOf = ({ id, title, name, causes, pictures }: ChangedStory): string => `<article><header><h3>${escaped(name)}</h3>
  <p class="place">${escaped(title.replaceAll('/', ' / '))}</p>${causesOf(causes)}</header>${pictures.map((picture) => rowOf(id, picture)).join('')}</article>`

const listOf = (heading: string, id: string, stories: readonly Story[], textOf: (story: Story) => string): string =>
  stories.length === 0
    ? ''
    : `<section id="${id}" class="list"><h2>${heading} <small>${stories.length}</small></h2><ul>${stories.map((story) => `<li>${textOf(story)}</li>`).join('')}</ul></section>`

const nameOf = ({ title, name }: Story): string => escaped(`${title.replaceAll('/', ' / ')} / ${name}`)
const linkOf = (story: Story): string => `<a href="${addressOf(story.id)}">${nameOf(story)}</a>`

const choiceOf = (name: string, all: string, values: readonly string[]): string =>
  `<label><span>${all}</span><select name="${name}"><option value="">All</option>${values.map((value) => `<option value="${value}">${capitalized(value)}</option>`).join('')}</select></label>`

/** The page of the differences, which opens from the disk. */
export function htmlOf({ before, after, all, compared, looks, enterprises, changed, added, removed, leftOut }: Report): string {
  const surfaces = bySurface(changed)
  const differ = changed.reduce((sum, { pictures }) => sum + pictures.length, 0)
  const jumps = surfaces.map(
    ([surface, stories]) => `<a href="#${anchorOf(surface)}">${escaped(surface)} <small>${stories.length}</small></a>`,
  )
  const lists = [
    listOf('New stories', 'new', added, linkOf),
    listOf('Gone stories', 'gone', removed, nameOf),
    listOf('Not compared', 'not-compared', leftOut, (story) => `${nameOf(story)}: ${escaped(story.withoutPicture ?? '')}`),
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${count(differ, 'picture differs', 'pictures differ')}</title>
<style>${style}</style>
</head>
<body>
<header class="summary">
  <div><h1>${count(differ, 'picture differs', 'pictures differ')}<span> in ${count(changed.length, 'story', 'stories')}</span></h1>
  <p><b>Before</b> ${escaped(before)} <b>After</b> ${escaped(after)}</p></div>
  <form>${choiceOf('enterprise', 'Enterprise', enterprises)}${choiceOf('look', 'Window', looks)}<output></output></form>
  <nav>${jumps.join('')}${added.length > 0 ? '<a href="#new">New</a>' : ''}${removed.length > 0 ? '<a href="#gone">Gone</a>' : ''}</nav>
</header>
<main>
${differ === 0 ? '<p class="none">Everything looks as before.</p>' : ''}
${surfaces.map(([surface, stories]) => `<section id="${anchorOf(surface)}"><h2>${escaped(surface)} <small>${count(stories.length, 'story', 'stories')}</small></h2>${stories.map(articleOf).join('\n')}</section>`).join('\n')}
${lists.join('\n')}
</main>
<footer>${count(compared, 'picture', 'pictures')} of ${all.toLocaleString('en')} were compared: those that the change can reach. The links lead to <code>npm run storybook</code>.</footer>
<script>(${startPage.toString()})()</script>
</body>
</html>
`
}
