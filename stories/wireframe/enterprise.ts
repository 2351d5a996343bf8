import type { Enterprise } from '../../themes/enterprise.ts'
import './wireframe.css.ts'

/** A crossed box as a placeholder for a picture. */
const box = (width: number, height: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="#d9d9d9" stroke="#737373"><path d="M0 0H${width}V${height}H0ZL${width} ${height}M${width} 0L0 ${height}"/></svg>`,
  )}`

const spot = box(320, 240)
const logo = box(112, 28)
const anywhere = 'https://wireframe.example'

export const wireframe: Enterprise = {
  id: 'wireframe',
  settings: {
    name: 'Wireframe',
    country: 'US',
    domain: 'wireframe.example',
    privacyUrl: anywhere,
    termsUrl: anywhere,
    incentiveNoticeUrl: anywhere,
    supportUrl: anywhere,
    appStoreUrl: anywhere,
    playStoreUrl: anywhere,
    requiredEmailEnding: null,
    requiredEmailDisplay: null,
    otherWaysToPay: [],
    appId: 'wireframe',
    appUrl: 'wireframe://wallet',
  },
  wording: {
    tagline: 'Tagline',
    welcome: 'Welcome',
    sale: 'What is sold',
    success: 'Success',
    waiting: 'Waiting',
    mail: 'Mail',
    sorry: 'Sorry',
    appInvite: 'Why the app is worth having',
  },
  assets: {
    logo,
    logoOnHero: logo,
    mark: box(28, 28),
    illustrations: { welcome: box(640, 360), success: spot, waiting: spot, mail: spot, sorry: spot },
  },
}
