import type { Enterprise } from '../enterprise.ts'
import mail from './illustrations/mail.svg?no-inline'
import sorry from './illustrations/sorry.svg?no-inline'
import success from './illustrations/success.svg?no-inline'
import waiting from './illustrations/waiting.svg?no-inline'
import welcome from './illustrations/welcome.svg?no-inline'
import logo from './logo.svg?no-inline'
import logoOnHero from './logo-on-hero.svg?no-inline'
import mark from './mark.svg?no-inline'
import { settings } from './settings.ts'
import './theme.css.ts'
import { wording } from './wording.ts'

export const enterprise: Enterprise = {
  id: 'northgate',
  settings,
  wording,
  assets: { logo, logoOnHero, mark, illustrations: { welcome, success, waiting, mail, sorry } },
  loadSaleTerms: async () => (await import('./saleTerms.ts')).saleTerms,
}
