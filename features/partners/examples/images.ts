import type { BrandImage, ImageGroup } from '../images/image.ts'

const dishes = ['fiammetta', 'harbor', 'kumo', 'marguerite', 'nopal', 'saffron'] as const

const names: Record<ImageGroup, readonly string[]> = {
  cuisine: ['Oysters on ice', 'Rye bread', 'Lobster roll', 'Clam chowder', 'Charred leeks', 'Sea bass', 'Brown butter cake'],
  mood: ['The bar at dusk', 'A table for two', 'Sunday light'],
  other: ['The terrace'],
}

const rounds: Record<ImageGroup, number> = { cuisine: 4, mood: 3, other: 1 }

/** The pictures of a project: three pages of the first group. */
export const imageSeeds: readonly BrandImage[] = (['cuisine', 'mood', 'other'] as const).flatMap((group, row) =>
  Array.from({ length: rounds[group] }, (_, round) => names[group].map((name) => (round === 0 ? name : `${name}, ${round + 1}`)))
    .flat()
    .map((name, index) => ({
      id: String(501 + row * 100 + index),
      url: `/pictures/${dishes[(index + row) % dishes.length]}-hero.svg`,
      group,
      name,
      // Every third one is too small for a hero.
      width: index % 3 === 2 ? 640 : 2400,
    })),
)

export const logoSeeds: readonly { readonly id: string; readonly url: string }[] = ['601', '602', '603', '604', '605'].map((id) => ({
  id,
  url: '/pictures/harbor-logo.svg',
}))
