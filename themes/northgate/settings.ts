import type { Settings } from '../enterprise.ts'

export const settings: Settings = {
  name: 'Northgate',
  product: 'Northgate',
  operator: 'Platewell',
  country: 'US',
  domain: 'northgate.example',
  privacyUrl: 'https://northgate.example/privacy',
  termsUrl: 'https://northgate.example/terms',
  incentiveNoticeUrl: 'https://northgate.example/financial-incentive-notice',
  supportUrl: 'https://northgate.example/support',
  accessibilityUrl: 'https://northgate.example/accessibility',
  usesSensitiveData: false,
  manageSubscriptionUrl: null,
  sellsSubscriptions: true,
  appStoreUrl: 'https://apps.apple.com/app/northgate',
  playStoreUrl: 'https://play.google.com/store/apps/details?id=com.northgate.eats',
  requiredEmailEnding: '@northgate.example',
  requiredEmailDisplay: 'Northgate',
  paymentProvider: 'Stripe',
  appId: 'com.northgate.eats',
  appUrl: 'northgate://wallet',
}
