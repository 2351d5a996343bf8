import { describe, expect, it } from 'vitest'
import { brandImages } from './brandImages.ts'

const both = { hero: '/h.svg', logo: '/l.svg' }

describe('CLM-30 LOC-01 CAR-01 GFT-01 a brand’s pictures', () => {
  it.each([
    { hero_image_url: '/h.svg', logo_url: '/l.svg' },
    { hero_image: '/h.svg', logo: ' /l.svg ' },
    { branding: { hero: '/h.svg', logo: '/l.svg' } },
    { branding: { hero_image_url: '/h.svg', logo_light: '/l.svg' } },
    { branding_images: { hero_image: { url: '/h.svg' }, base_logo: { url: '/l.svg' } } },
    { images: { hero_url: '/h.svg', logo: { light_mode: '/l.svg', dark_mode: '/d.svg' } } },
    { hero_image: '/h.svg', branding: { logo_dark_wide: '/l.svg' } },
  ])('are read from %j', (wire) => expect(brandImages(wire)).toEqual(both))

  it.each([{}, null, 'none', { branding: null, logo_url: null }, { branding: { hero: 7 }, logo_url: ' ' }, { logo: { url: 7 } }])(
    'are none in %j',
    (wire) => expect(brandImages(wire)).toEqual({ hero: null, logo: null }),
  )
})
