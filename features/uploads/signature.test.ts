import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pictureType, signatureProblem } from './signature.ts'

const ofText = (text: string) => new TextEncoder().encode(text)
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff]

describe('PRT-17 a file is a picture by its first bytes, not by its name', () => {
  it('is taken as PNG or JPEG, whatever follows', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (rest) => {
        expect(pictureType(new Uint8Array([...png, ...rest]))).toBe('image/png')
        expect(pictureType(new Uint8Array([...jpeg, ...rest]))).toBe('image/jpeg')
        expect(signatureProblem(new Uint8Array([...jpeg, ...rest]))).toBeNull()
      }),
    )
  })

  it.each([
    ['a script in an SVG', ofText('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'SVG'],
    ['an SVG with a prolog', ofText('\n<?xml version="1.0"?><svg/>'), 'SVG'],
    ['a GIF', ofText('GIF89a'), 'GIF'],
    ['a PDF', ofText('%PDF-1.7'), 'PDF'],
    ['a WebP', ofText('RIFF\0\0\0\0WEBPVP8 '), 'WebP'],
    ['a photo of a phone', ofText('\0\0\0\u0018ftypheic'), 'HEIC'],
    ['an AVIF', ofText('\0\0\0\u0018ftypavif'), 'AVIF'],
  ])('names %s', (_, head, kind) => {
    expect(signatureProblem(head)).toBe(`This is a ${kind} file, whatever its name says. Please save it as JPEG or PNG.`)
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['half a signature', new Uint8Array(png.slice(0, 7))],
    ['text', ofText('not a picture')],
    ['a page', ofText('<!doctype html><script>alert(1)</script>')],
  ])('refuses %s', (_, head) => {
    expect(signatureProblem(head)).toBe('This file is not a picture that we can read. Please save it again as JPEG or PNG.')
  })
})
