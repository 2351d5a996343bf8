import { http, HttpResponse, type PathParams } from 'msw'
import { fn } from 'storybook/test'
import { frame } from '../frame.ts'
import type { riverStyle, tilesStyle, vectorStyle } from './mapExamples.ts'

/** Address of the stories' map style. */
export const styleUrl = '/pictures/map-style.json'

/** Called for each request. */
const requested = fn()

type Answer = (tile: PathParams) => Response | Promise<Response>

export const refused = (status: number) => new HttpResponse(null, { status })

/** A simulated server with the style, or without one, and its answer to the request of a tile. */
export function serving(style: typeof riverStyle | typeof tilesStyle | typeof vectorStyle | null, answer: Answer = () => refused(404)) {
  requested.mockClear()
  return [
    http.get(styleUrl, () => {
      requested()
      return style ? HttpResponse.json(style) : HttpResponse.error()
    }),
    http.get('/pictures/tiles/:z/:x/:y', ({ params }) => {
      requested()
      return answer(params)
    }),
  ]
}

/** A server that has only every second column of tiles. */
export const everySecond =
  (known: Answer): Answer =>
  (tile) =>
    Number(tile['x']) % 2 === 0 ? known(tile) : refused(404)

/** Waits for at least that many requests, and then for 30 frames without one: the map replaces missing tiles by others. */
export async function untilRequested(least: number) {
  for (let waited = 0, count = 0; waited < 30 || count < least; waited++) {
    if (requested.mock.calls.length !== count) waited = 0
    count = requested.mock.calls.length
    await frame()
  }
}

/** A raster tile of water. */
export async function rasterWater() {
  const canvas = new OffscreenCanvas(256, 256)
  const pen = canvas.getContext('2d')
  if (pen) pen.fillStyle = '#9cc3d6'
  pen?.fillRect(0, 0, 256, 256)
  return new HttpResponse(await canvas.convertToBlob())
}

/** A vector tile with one square in the layer `water`. */
export function vectorWater() {
  const square = [0x09, 0, 0, 0x1a, 0x80, 0x40, 0, 0, 0x80, 0x40, 0xff, 0x3f, 0, 0x0f]
  const feature = [0x18, 3, 0x22, square.length, ...square]
  const layer = [0x78, 2, 0x0a, 5, ...new TextEncoder().encode('water'), 0x12, feature.length, ...feature, 0x28, 0x80, 0x20]
  return new HttpResponse(new Uint8Array([0x1a, layer.length, ...layer]))
}
