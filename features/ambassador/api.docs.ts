import { documentApi } from '../shared/api/docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'The figures of an ambassador, and their photo.',
  calls: {
    getAmbassador: {
      about: 'Who is signed in, as an ambassador (AMB-01).',
      response: {
        user: {
          about: 'The ambassador who is signed in.',
          fields: {
            name: 'The ambassador’s full name. Without it the profile shows the email address.',
            email: 'The account’s email address.',
            profilePicture: {
              about: 'The address of the photo. Without it the profile shows a placeholder.',
              example: '/pictures/maya.jpg',
            },
            memberSince: 'The day on which the ambassador joined. Without it the profile shows none.',
          },
        },
      },
    },
    getAmbassadorStats: {
      about: 'What came of their recommendations (AMB-02).',
      response: {
        stats: {
          about: 'What came of the ambassador’s recommendations.',
          fields: {
            earnings: {
              about: 'What the ambassador has earned in each month, for the chart.',
              fields: {
                stats: 'Dollars earned, one amount for each of `labels`. A month whose number is null is left out.',
                labels: 'The names of the months along the chart, one for each of `stats`. A month without a name is left out.',
              },
            },
            reach: {
              about: 'How many people the ambassador has reached in each month, for the chart.',
              fields: {
                stats: 'People reached, one number for each of `months`. A month whose number is null is left out.',
                months: 'The names of the months along the chart, one for each of `stats`. A month without a name is left out.',
              },
            },
            brandLinks: 'How many restaurants the ambassador has links for. Zero if it is missing.',
            totalClaims: 'How many offers guests have claimed by these links. Zero if it is missing.',
            totalRedemptions: 'How many of the claimed offers were spent. Zero if it is missing.',
            totalCreditsEarned: 'The credit that the ambassador has earned in all, in dollars. Zero if it is missing.',
          },
        },
      },
    },
    changePhoto: {
      about: 'Replaces the photo (AMB-03). The same idempotency key replaces it once (NET-08).',
      specified: true,
      body: { profile_picture_upload: 'The photo, as a file of the form.' },
    },
  },
})
