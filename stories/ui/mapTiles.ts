import { http, HttpResponse, type PathParams } from 'msw'
import { fn } from 'storybook/test'
import { frame } from '../frame.ts'
import type { riverStyle, tilesStyle, vectorStyle } from './mapParts.ts'

/** Where the stories' map style is. */
export const styleUrl = '/pictures/map-style.json'

/** Hears of each thing that is asked for. */
const asked = fn()

type Answer = (tile: PathParams) => Response | Promise<Response>

export const refused = (status: number) => new HttpResponse(null, { status })

/** A server that gives the style, if it has one, and answers like this when it is asked for a tile. */
export function serving(style: typeof riverStyle | typeof tilesStyle | typeof vectorStyle | null, answer: Answer = () => refused(404)) {
  asked.mockClear()
  return [
    http.get(styleUrl, () => {
      asked()
      return style ? HttpResponse.json(style) : HttpResponse.error()
    }),
    http.get('/pictures/tiles/:z/:x/:y', ({ params }) => {
      asked()
      return answer(params)
    }),
  ]
}

/** Knows every second column of tiles, and no other. */
export const everySecond =
  (known: Answer): Answer =>
  (tile) =>
    Number(tile['x']) % 2 === 0 ? known(tile) : refused(404)

/**
 * Until so many things at least were asked for, and nothing more is: others are, in place of tiles that are missing. After
 * the last one the map has made up its mind.
 */
export async function untilAsked(least: number) {
  for (let waited = 0, count = 0; waited < 30 || count < least; waited++) {
    if (asked.mock.calls.length !== count) waited = 0
    count = asked.mock.calls.length
    await frame()
  }
}

/** A tile as a picture, all of it water. */
export async function waterPicture() {
  const canvas = new OffscreenCanvas(256, 256)
  const pen = canvas.getContext('2d')
  if (pen) pen.fillStyle = '#9cc3d6'
  pen?.fillRect(0, 0, 256, 256)
  return new HttpResponse(await canvas.convertToBlob())
}

/** The same as a drawing: a layer `water` with one square, as vector tiles write it. */
export function waterDrawing() {
  const square = [0x09, 0, 0, 0x1a, 0x80, 0x40, 0, 0, 0x80, 0x40, 0xff, 0x3f, 0, 0x0f]
  const feature = [0x18, 3, 0x22, square.length, ...square]
  const layer = [0x78, 2, 0x0a, 5, ...new TextEncoder().encode('water'), 0x12, feature.length, ...feature, 0x28, 0x80, 0x20]
  return new HttpResponse(new Uint8Array([0x1a, layer.length, ...layer]))
}
