import { changePhoto, getAmbassador, getAmbassadorStats } from '../../features/ambassador/api.ts'
import { type ExampleAnswer, unspecified } from './exampleAnswer.ts'

export const ambassadorAnswers: readonly ExampleAnswer[] = [
  {
    title: 'an ambassador',
    endpoint: getAmbassador,
    body: { user: { name: 'Maya', email: 'maya@mail.example', profilePicture: '/photo.jpg', memberSince: '2025-03-14' } },
    essential: ['user'],
  },
  {
    title: 'the statistics of an ambassador',
    endpoint: getAmbassadorStats,
    body: { stats: { brandLinks: 7, totalClaims: 64, totalRedemptions: 41, totalCreditsEarned: '502.50' } },
    essential: ['stats'],
  },
  unspecified(['a new photo', changePhoto]),
]
