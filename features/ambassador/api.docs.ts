import { documentApi } from '../shared/api/documentApi.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'The figures of an ambassador, and their photo.',
  calls: {
    getAmbassador: {
      about: 'The signed-in person, as an ambassador (AMB-01).',
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
            brandLink: {
              about: 'The address of the ambassador’s first brand link, to share. Without it the page shows none.',
              example: 'https://kumo.example/with/maya',
            },
            memberSince: 'The day on which the ambassador joined. Without it the profile shows none.',
          },
        },
      },
    },
    getAmbassadorStats: {
      about: 'The results of their recommendations (AMB-02).',
      response: {
        stats: {
          about: 'The results of the ambassador’s recommendations.',
          fields: {
            earnings: {
              about: 'The ambassador’s earnings of each month, for the chart.',
              fields: {
                stats: {
                  about: 'Dollars earned, one amount for each of `labels`. A month whose number is null is left out.',
                  ordered: true,
                },
                labels: {
                  about: 'The names of the months along the chart, one for each of `stats`. A month without a name is left out.',
                  ordered: true,
                },
              },
            },
            reach: {
              about: 'The number of people that the ambassador has reached in each month, for the chart.',
              fields: {
                stats: {
                  about: 'People reached, one number for each of `months`. A month whose number is null is left out.',
                  ordered: true,
                },
                months: {
                  about: 'The names of the months along the chart, one for each of `stats`. A month without a name is left out.',
                  ordered: true,
                },
              },
            },
            brandLinks: 'The number of restaurants that the ambassador has links for. Not known if it is missing.',
            totalClaims: 'The number of offers that guests have claimed by these links. Not known if it is missing.',
            totalRedemptions: 'The number of claimed offers that were spent. Not known if it is missing.',
            totalCreditsEarned: 'The credit that the ambassador has earned in all. Not known if it is missing.',
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
