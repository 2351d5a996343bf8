import type { Page } from '@playwright/test'
import { openSignedIn } from '../session.ts'
import { type Visit, type Way, button, field, heading, open, pressing, signInAs, text } from '../way.ts'

const signIn = signInAs(() => 'ines@harborrye.example')
const at = (page: string, more = '') => `partners/${page}?project=harbor-rye${more}`

/** Opens a page as a partner who is signed in. */
export const signedIn = (address: string, done: (page: Page) => ReturnType<Page['locator']>) => async (visit: Visit) => {
  await openSignedIn(visit, 'partner', { login: 'partners/login', inside: heading('Dashboard'), address, signIn })
  await done(visit.page).first().waitFor()
}
const inside = signedIn(at(''), heading('Dashboard'))

/** The calls that a page makes as it opens. */
const opening = (title: string, calls: readonly string[], address: string, done: Way['done']): Way => ({
  title,
  calls,
  ready: inside,
  act: open(address),
  signIn,
  done,
})

/** Each visit deletes one of its own: every eighth is of a brand that this partner may edit. */
let lastLocation = 1104
const location = (page: Page) => page.getByLabel('Floor, suite (optional)')
const brand = field('Description')
const inDialog = (name: string) => (page: Page) => page.getByRole('alertdialog').getByRole('button', { name, exact: true })

/** Opens a question whose answer is a press. */
const asking = (visit: Visit, name: string | RegExp) => button(name)(visit.page).first().press('Enter')

export const partners: readonly Way[] = [
  opening('Opens the portal', ['partners_getProjects'], 'partners/', heading('Dashboard')),
  opening('Opens a project', ['partners_getProject'], at(''), heading('Dashboard')),
  opening('Opens the locations', ['partners_locations_getLocations'], at('locations'), text('Harbor & Rye, Mill Street')),
  opening('Opens a location', ['partners_locations_getLocation'], at('location', '&id=301'), location),
  opening('Opens the brands', ['partners_brands_getBrands'], at('brands'), text('Seafood, Date night')),
  opening(
    'Opens a brand',
    ['partners_brands_getBrandTags', 'partners_brands_getCmsProviders'],
    at('brand', '&id=101'),
    field('Favorite Seafood'),
  ),
  opening('Opens the pictures', ['partners_images_getBrandImages'], at('brand-images', '&id=101&group=mood'), button('Save the gallery')),
  opening('Opens the finances', ['partners_finances_getAccounts'], at('finances'), button('Connect an account')),
  opening('Opens the integrations', ['partners_integrations_getIntegrations'], at('integrations'), heading('POS of each location')),
  opening('Opens the team', ['partners_team_getMembers', 'partners_team_getPermissions'], at('team'), text('Priya Nair')),
  {
    ...opening(
      'Comes back from an account that was not connected',
      ['partners_finances_getDisconnectedProject'],
      at('finances', '&connected_status=disconnected'),
      text('Nothing was changed. You can connect one whenever you like.'),
    ),
    // The page needs nothing of the answer: the server learns of the return.
    query: 'connected_status=disconnected',
    isUnnoticed: true,
  },
  {
    title: 'Signs in',
    calls: ['account_signIn'],
    ready: async ({ page }) => {
      await page.goto('partners/')
      await page.getByLabel('Email').fill('ines@harborrye.example')
      await page.getByLabel('Password', { exact: true }).fill('dinner4two')
    },
    typed: field('Password'),
    ...pressing(button('Sign in')),
    done: heading('Dashboard'),
  },
  {
    title: 'Asks for help',
    calls: ['partners_help_askForHelp'],
    ready: async (visit) => {
      await inside(visit)
      await asking(visit, 'Need help?')
      await field('Your message')(visit.page).fill('Where is the menu?')
    },
    typed: field('Your message'),
    signIn,
    ...pressing(button('Send')),
    again: (page) => button('Need help?')(page).or(button('Send')(page)),
    done: text('Your message was sent'),
  },
  {
    title: 'Saves a location',
    calls: ['partners_locations_saveLocation'],
    ready: async (visit) => {
      await signedIn(at('location', '&id=301'), location)(visit)
      await location(visit.page).fill(`Floor ${visit.guest.number}`)
    },
    typed: location,
    signIn,
    ...pressing(button('Save')),
    done: text('Location saved'),
  },
  {
    title: 'Deletes a location',
    calls: ['partners_locations_deleteLocation'],
    ready: async (visit) => {
      await signedIn(`partners/location?project=tern-group&id=${(lastLocation -= 8)}`, location)(visit)
      await asking(visit, 'Delete location')
    },
    signIn,
    ...pressing(inDialog('Delete')),
    done: text(/^(Location deleted|This location is not there any more)$/),
  },
  {
    title: 'Saves a brand',
    calls: ['partners_brands_saveBrand'],
    ready: async (visit) => {
      await signedIn(at('brand', '&id=101'), brand)(visit)
      await brand(visit.page).fill(`Seafood of the day, ${visit.guest.number}.`)
    },
    typed: brand,
    signIn,
    ...pressing(button('Save')),
    done: text('Brand saved'),
  },
  {
    title: 'Has the popup on a website verified',
    calls: ['partners_brands_verifyPopup'],
    ready: signedIn(at('brand', '&id=102'), brand),
    signIn,
    ...pressing(button('Verify the popup')),
    done: text(/^(Verified|Your website was checked again)$/),
  },
  {
    title: 'Deletes a brand',
    calls: ['partners_brands_deleteBrand'],
    ready: async (visit) => {
      await signedIn('partners/brand?project=tern-group&id=202', brand)(visit)
      await asking(visit, 'Delete brand')
    },
    signIn,
    ...pressing(inDialog('Delete')),
    done: text(/^(Brand deleted|This brand is not there any more)$/),
  },
  {
    title: 'Invites people',
    calls: ['partners_team_inviteMembers'],
    ready: async (visit) => {
      await signedIn(at('team'), text('Priya Nair'))(visit)
      await field('Email addresses')(visit.page).fill(visit.guest.email)
    },
    typed: field('Email addresses'),
    signIn,
    ...pressing(button('Invite')),
    done: text(/^Invited: /),
  },
  {
    title: 'Invites somebody again',
    calls: ['partners_team_resendInvitation'],
    ready: signedIn(at('team'), text('Priya Nair')),
    signIn,
    ...pressing((page) => page.getByRole('button', { name: /^Invite jonah.* again/ })),
    done: text('Invitation sent again'),
  },
  {
    title: 'Changes what somebody may do',
    calls: ['partners_team_changeMember'],
    ready: signedIn(at('team'), text('Priya Nair')),
    act: async ({ page }) => {
      const permission = page.getByLabel('Permission of Priya Nair')
      const options = await permission.locator('option:not(:checked)').allTextContents()
      await permission.selectOption(options[0] ?? '')
    },
    signIn,
    done: text('Permission changed'),
  },
  {
    title: 'Removes somebody',
    calls: ['partners_team_removeMember'],
    ready: async (visit) => {
      await signedIn(at('team'), text('Priya Nair'))(visit)
      // Somebody of this visit: others look for the rest of the team.
      await field('Email addresses')(visit.page).fill(visit.guest.email)
      await button('Invite')(visit.page).press('Enter')
      await text(/^Invited: /)(visit.page).waitFor()
      await asking(visit, new RegExp(`^Remove .*${visit.guest.email}`))
    },
    signIn,
    ...pressing(inDialog('Remove')),
    done: text(/^Removed from the team$|is not in the team any more/),
  },
]
