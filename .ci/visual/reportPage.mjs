/** Runs within the report: draws what the filters let through. Pictures are unpacked when they come into sight. */
const { of, against, same, changes, skipped, failures, troubled } = JSON.parse(document.getElementById('data').textContent)
const number = new Intl.NumberFormat('en-US')
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumSignificantDigits: 2 })
const $ = (id) => document.getElementById(id)

/** An element with properties and children; a child may be a text, or nothing. */
function make(tag, properties = {}, ...children) {
  const { dataset = {}, ...others } = properties
  const element = Object.assign(document.createElement(tag), others)
  Object.assign(element.dataset, dataset)
  element.append(...children.filter((child) => child !== null))
  return element
}

const unpacker = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      unpacker.unobserve(target)
      target.src = address(target.dataset.place)
    }
  },
  { rootMargin: '600px' },
)
const address = (place) => `data:image/png;base64,${$(`picture-${place}`).textContent}`

function picture({ place, shownWidth, shownHeight }, alt, className = '') {
  const image = make('img', { width: shownWidth, height: shownHeight, alt, className, dataset: { place } })
  unpacker.observe(image)
  return image
}

const modeOf = ({ enterprise, width }) => `${enterprise}, ${width} px`
const sizeOf = ({ width, height }) => `${width} × ${height}`

/** What a change amounts to, in a line. */
function figureOf({ kind, pixels, of: all, most, before, after }) {
  if (kind !== 'changed') return sizeOf(after ?? before)
  const size = sizeOf(before) === sizeOf(after) ? '' : `${sizeOf(before)} → ${sizeOf(after)}, `
  return `${size}${number.format(pixels)} ${pixels === 1 ? 'pixel differs' : 'pixels differ'}, ${percent.format(pixels / all)}, by at most ${most} of 255`
}

const captions = { before: () => `Before: ${against}`, after: () => `After: ${of}`, mask: () => 'Difference' }

function layersOf(change, part) {
  if (part !== 'mask') return [picture(change[part], `${change.name}, ${captions[part]()}`)]
  return [picture(change.after, '', 'faint'), picture(change.mask, `${change.name}: what differs`)]
}

function pane(change, part) {
  const empty = { before: 'It was not there', after: 'It is no longer there', mask: 'Nothing to compare it with' }
  const shown = change[part]
    ? make('button', { className: 'frame', type: 'button', title: 'In full size', onclick: () => enlarge(change) }, make('div', { className: 'layers' }, ...layersOf(change, part)))
    : make('p', { className: 'nothing' }, empty[part])
  return make('figure', {}, make('figcaption', {}, captions[part]()), shown)
}

/** Both pictures at one place, with an edge between them that is dragged. */
function overlay(change) {
  const layers = make('div', { className: 'layers' }, ...layersOf(change, 'before'), ...layersOf(change, 'after'))
  const edge = make('input', { type: 'range', min: '0', max: '100', value: '50', ariaLabel: 'How much of it is before' })
  edge.addEventListener('input', () => layers.style.setProperty('--at', `${edge.value}%`))
  layers.addEventListener('pointermove', ({ clientX }) => {
    const { left, width } = layers.getBoundingClientRect()
    edge.value = String((100 * (clientX - left)) / width)
    layers.style.setProperty('--at', `${edge.value}%`)
  })
  const ends = make('p', { className: 'ends' }, make('span', {}, 'Before, left of the edge'), make('span', {}, 'After, right of it'))
  return make('div', { className: 'over' }, make('div', { className: 'frame' }, layers), edge, ends)
}

function enlarge(change) {
  const parts = ['before', 'after', 'mask'].filter((part) => change[part])
  $('largeName').textContent = `${change.title}: ${change.name}, ${modeOf(change)}. ${figureOf(change)}`
  $('largePictures').replaceChildren(
    ...parts.map((part) => make('figure', {}, make('figcaption', {}, captions[part]()), make('div', { className: 'layers' }, ...layersOf(change, part)))),
  )
  $('large').showModal()
}

function changeOf(change, view) {
  const { kind, name } = change
  const head = make(
    'div',
    { className: 'head' },
    make('h3', {}, name),
    make('span', { className: 'kind', dataset: { kind } }, kind),
    make('span', { className: 'where' }, modeOf(change)),
    make('span', { className: 'figure' }, figureOf(change)),
  )
  const panes = () => make('div', { className: 'panes' }, ...['before', 'after', 'mask'].map((part) => pane(change, part)))
  return make('article', { className: 'change' }, head, view === 'over' && kind === 'changed' ? overlay(change) : panes())
}

const slug = (title) => `at-${title.replaceAll(/\W+/g, '-')}`

function choices(id, type, options) {
  const labels = options.map(({ value, text, disabled = false }) =>
    make('label', {}, make('input', { type, name: id, value, checked: !disabled, disabled }), make('span', {}, text)),
  )
  $(id).append(...labels)
}

const chosen = (name) => [...document.querySelectorAll(`input[name="${name}"]:checked`)].map(({ value }) => value)

/** Draws anew what the filters let through. */
function draw() {
  const [kinds, enterprises, widths, [view]] = ['kinds', 'enterprises', 'widths', 'view'].map(chosen)
  const words = $('search').value.trim().toLowerCase()
  const shown = changes.filter(
    ({ kind, enterprise, width, title, name }) =>
      kinds.includes(kind) && enterprises.includes(enterprise) && widths.includes(String(width)) && `${title} ${name}`.toLowerCase().includes(words),
  )
  const components = Map.groupBy(shown, ({ title }) => title)
  $('contents').replaceChildren(
    ...[...components].map(([title, of]) => make('li', {}, make('a', { href: `#${slug(title)}` }, title, make('span', {}, String(of.length))))),
  )
  $('components').replaceChildren(
    ...[...components].map(([title, of]) =>
      make('section', { className: 'component', id: slug(title) }, make('h2', {}, title, ' ', make('small', {}, String(of.length))), ...of.map((change) => changeOf(change, view))),
    ),
  )
  $('none').hidden = shown.length > 0
  $('none').textContent = changes.length === 0 ? `Nothing looks different: all ${number.format(same)} pictures are the same.` : 'Nothing is left of it: the filters above hide every change.'
}

function note(title, lines) {
  if (lines.length > 0) $('notes').append(make('section', {}, make('h2', {}, title), make('ul', {}, ...lines.map(([what, why]) => make('li', {}, what, make('span', {}, why))))))
}

$('sides').append(make('b', {}, of), ' against ', make('b', {}, against), `. ${number.format(same)} ${same === 1 ? 'picture is' : 'pictures are'} the same.`)
const count = (kind) => changes.filter((change) => change.kind === kind).length
choices('kinds', 'checkbox', [['changed', 'Changed'], ['new', 'New'], ['gone', 'Gone']].map(([value, text]) => ({ value, text: `${text} ${number.format(count(value))}`, disabled: count(value) === 0 })))
choices('enterprises', 'checkbox', [...new Set(changes.map(({ enterprise }) => enterprise))].toSorted((one, other) => one.localeCompare(other)).map((value) => ({ value, text: value })))
choices('widths', 'checkbox', [...new Set(changes.map(({ width }) => width))].toSorted((one, other) => one - other).map((value) => ({ value: String(value), text: `${value} px` })))
note('Not drawn to their end', troubled.map(({ title, name, mode }) => [`${title}: ${name}`, ` in ${mode}: its play stopped, so the picture shows where`]))
note('Not pictured', [...skipped.map(({ title, name, reason }) => [`${title}: ${name}`, `, ${reason}`]), ...failures.map((failure) => [failure, ''])])
$('filters').addEventListener('input', draw)
$('filters').addEventListener('submit', (event) => event.preventDefault())
draw()
