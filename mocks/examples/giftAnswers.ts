import { getGift } from '../../features/gift/api.ts'
import type { ExampleAnswer } from './exampleAnswer.ts'

export const giftAnswers: readonly ExampleAnswer[] = [
  {
    title: 'a gift',
    endpoint: getGift,
    body: {
      gift: {
        name: 'Ada',
        amount: '50.00',
        country_code: 'NZ',
        redeem_code: 'FEAST-7K2M-40',
        status: 'open',
        expires_on: '2029-11-20',
        qr_code_url: 'https://gift.example/open',
        app_store_url: 'https://apps.example/ios',
        play_store_url: 'https://apps.example/android',
        brand: {
          name: 'Harbor & Rye',
          logo: '/logo.svg',
          hero_image: '/hero.svg',
          hero_image_360: '/hero-360.svg',
          hero_image_720: '/hero-720.svg',
        },
      },
    },
    essential: ['gift', 'gift.redeem_code'],
  },
]
