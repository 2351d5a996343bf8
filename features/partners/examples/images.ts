import type { ImageGroup } from '../images/groups.ts'
import type { BrandImage } from '../images/api.ts'

/** The content of the sandbox's pictures, by file. */
const shown: Record<ImageGroup, Readonly<Record<string, string>>> = {
  cuisine: {
    harbor: 'Oysters on ice',
    fiammetta: 'Spaghetti with basil',
    kumo: 'Ramen with egg',
    marguerite: 'Strawberry cake',
    nopal: 'Three tacos',
    saffron: 'Thali with naan',
  },
  mood: { fiammetta: 'Wine and bread', marguerite: 'Tea at the window', nopal: 'A sunlit wall' },
  other: { saffron: 'Among marigolds' },
}

const rounds: Record<ImageGroup, number> = { cuisine: 5, mood: 3, other: 1 }

/** The pictures of a project: three pages of the first group. */
export const imageSeeds: readonly BrandImage[] = (['cuisine', 'mood', 'other'] as const).flatMap((group, row) =>
  Array.from({ length: rounds[group] }, (_, round) =>
    Object.entries(shown[group]).map(([picture, name]) => ({ picture, name: round === 0 ? name : `${name}, ${round + 1}` })),
  )
    .flat()
    .map(({ picture, name }, index) => ({
      id: String(501 + row * 100 + index),
      url: `/pictures/${picture}-hero.svg`,
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
