import type { Brand } from '../brands/api.ts'

const whole = {
  tagIds: ['1', '31', '61'],
  favoriteTagIds: ['1'],
  galleryImageIds: ['501', '502', '503'],
  heroImageId: '501',
  logoDarkId: '601',
  logoLightId: '602',
  logoLightWideId: '603',
  logoDarkWideId: '604',
  baseLogoId: '605',
  noColorAlteration: false,
  steps: [],
  popupReason: null,
  isPopupComplete: true,
  cmsProvider: 'squarespace',
  version: '1',
} as const

const harborBrands: readonly Brand[] = [
  {
    ...whole,
    id: '101',
    name: 'Harbor & Rye',
    tagIds: ['7', '33', '64'],
    favoriteTagIds: ['7'],
    description: 'A waterfront dining room for oysters, rye cocktails and long suppers.',
    websiteUrl: 'https://harborrye.example',
  },
  {
    ...whole,
    id: '102',
    name: 'Lark & Loaf',
    tagIds: [],
    favoriteTagIds: [],
    description: null,
    websiteUrl: 'https://larkandloaf.example',
    isPopupComplete: false,
    popupReason: 'We did not find the popup on your website yet.',
    cmsProvider: 'wordpress',
  },
]

const ternNames = [
  'Tern',
  'Kumo Ramen',
  'Casa Olmo',
  'Juniper House',
  'Saffron Row',
  'The Copper Pot',
  'Blue Door Oyster Bar',
  'Little Tern',
]

const ternBrands: readonly Brand[] = ternNames.map((name, index) => ({
  ...whole,
  id: String(201 + index),
  name,
  description: `${name} cooks for the neighbourhood, at noon and at night.`,
  websiteUrl: `https://${name.toLowerCase().replaceAll(/[^a-z]+/g, '')}.example`,
}))

/** As the onboarding specialist names it: no call creates a brand or a location. */
const fernBrand: Brand = {
  ...whole,
  id: '301',
  name: 'Fern Kitchen',
  tagIds: [],
  favoriteTagIds: [],
  galleryImageIds: [],
  heroImageId: null,
  logoDarkId: null,
  logoLightId: null,
  logoLightWideId: null,
  logoDarkWideId: null,
  baseLogoId: null,
  description: null,
  websiteUrl: null,
  isPopupComplete: false,
  popupReason: null,
  cmsProvider: null,
}

export const brandSeeds: Readonly<Record<string, readonly Brand[]>> = {
  'harbor-rye': harborBrands,
  'tern-group': ternBrands,
  'fern-kitchen': [fernBrand],
}
