import { defineApp } from '../build/defineApp.ts'

export const app = defineApp({
  title: 'Partner portal',
  description: 'Set up your restaurants: locations, brands, payments and team.',
  noscript: 'Please switch JavaScript on to set up your restaurants.',
  budget: { kilobytes: 162.5, files: 10 },
  pages: { '/join': ['lead/LeadRoute'], '/email-review': ['email-review/EmailReviewRoute'] },
  signedIn: {
    pages: {
      '': ['project/GuardedPages', 'DashboardRoute'],
      '/locations': ['project/GuardedPages', 'locations/LocationRoutes'],
      '/location': ['project/GuardedPages', 'locations/LocationRoutes'],
      '/brands': ['project/GuardedPages', 'brands/BrandRoutes'],
      '/brand': ['project/GuardedPages', 'brands/BrandRoutes'],
      '/brand-images': ['project/GuardedPages', 'brands/BrandImagesRoute'],
      '/brand-logos': ['project/GuardedPages', 'brands/BrandLogosRoute'],
      '/finances': ['project/GuardedPages', 'finances/FinancesRoute'],
      '/integrations': ['project/GuardedPages', 'IntegrationsRoute'],
      '/team': ['project/GuardedPages', 'team/TeamRoute'],
    },
    budget: { kilobytes: 177.5, files: 14 },
  },
  audience: 'partner',
  settings: ['uploadOrigin', 'bankLink'],
})
