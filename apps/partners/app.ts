import { defineApp } from '../build/defineApp.ts'

export const app = defineApp({
  title: 'Partner portal',
  description: 'Set up your restaurants: locations, brands, payments and team.',
  noscript: 'Please switch JavaScript on to set up your restaurants.',
  budget: { kilobytes: 161, files: 9 },
  pages: { '/join': ['LeadRoute'], '/email-review': ['EmailReviewRoute'] },
  signedIn: {
    pages: {
      '': ['GuardedPages', 'DashboardRoute'],
      '/locations': ['GuardedPages', 'LocationsRoute'],
      '/location': ['GuardedPages', 'LocationRoute'],
      '/brands': ['GuardedPages', 'BrandsRoute'],
      '/brand': ['GuardedPages', 'BrandRoute'],
      '/brand-images': ['GuardedPages', 'BrandImagesRoute'],
      '/brand-logos': ['GuardedPages', 'BrandLogosRoute'],
      '/finances': ['GuardedPages', 'FinancesRoute'],
      '/integrations': ['GuardedPages', 'IntegrationsRoute'],
      '/team': ['GuardedPages', 'TeamRoute'],
    },
    budget: { kilobytes: 177, files: 14 },
  },
  audience: 'partner',
  settings: ['uploadOrigin', 'bankLink'],
})
