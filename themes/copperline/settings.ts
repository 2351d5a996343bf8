import type { Settings } from '../enterprise.ts'

export const settings: Settings = {
  name: 'Copperline',
  product: 'Copperline',
  operator: 'Platewell',
  country: 'US',
  domain: 'copperline.example',
  privacyUrl: 'https://copperline.example/privacy',
  termsUrl: 'https://copperline.example/terms',
  incentiveNoticeUrl: 'https://copperline.example/financial-incentive-notice',
  supportUrl: 'https://copperline.example/support',
  accessibilityUrl: 'https://copperline.example/accessibility',
  usesSensitiveData: false,
  manageSubscriptionUrl: null,
  sellsSubscriptions: true,
  appStoreUrl: 'https://apps.apple.com/app/copperline',
  playStoreUrl: 'https://play.google.com/store/apps/details?id=com.copperline.dining',
  requiredEmailEnding: null,
  requiredEmailDisplay: null,
  paymentProvider: 'Stripe',
  appId: 'com.copperline.dining',
  appUrl: 'copperline://wallet',
}
