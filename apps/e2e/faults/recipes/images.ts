import { choose, chooseAndCrop } from '../picture.ts'
import { type Visit, type Way, button, heading, pressing, signInAs, text } from '../way.ts'
import { signedIn } from './partners.ts'

const signIn = signInAs(() => 'ines@harborrye.example')
const images = signedIn('partners/brand-images?project=tern-group&id=203', button('Save the gallery'))
const logos = signedIn('partners/brand-logos?project=tern-group&id=203', heading('Colors'))

export const imageWays: readonly Way[] = [
  {
    title: 'Uploads a picture for the gallery',
    calls: ['partners_images_signUpload', 'partners_images_addBrandImage'],
    ready: images,
    act: choose('Choose pictures, drop or paste'),
    signIn,
    done: text(/, uploaded$/),
  },
  {
    title: 'Uploads a logo',
    calls: ['partners_images_saveLogo'],
    ready: logos,
    act: chooseAndCrop('Choose a picture, drop or paste'),
    signIn,
    done: text(/, uploaded$/),
  },
  {
    title: 'Saves the gallery',
    calls: ['partners_images_selectImages'],
    ready: async (visit) => {
      await images(visit)
      await visit.page
        .getByRole('button', { name: /^Move .* later$/ })
        .first()
        .press('Enter')
    },
    signIn,
    ...pressing(button('Save the gallery')),
    done: text('Gallery saved'),
  },
  {
    title: 'Makes a picture the hero',
    calls: ['partners_images_saveBrandLook'],
    ready: images,
    signIn,
    ...pressing((page) => page.getByRole('button', { name: 'Make it the hero (Strawberry cake)' })),
    done: (page) => text('Hero changed')(page).or(page.getByText(/^Strawberry cake.*Hero/)),
  },
]

/** Fills in what is missing of the project, and opens the question. */
async function toSubmit(visit: Visit) {
  const { page } = visit
  await signedIn('partners/location?project=harbor-rye&id=303', (of) => of.getByLabel('Menu link'))(visit)
  const save = button('Save')(page)
  if ((await page.getByLabel('Menu link').inputValue()) === '') {
    for (const [label, value] of [
      ['Phone number', '2075550150'],
      ['Menu link', 'https://lark.example/menu'],
      ['Reservation link', 'https://lark.example/book'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value)
    await save.press('Enter')
    await text('Location saved')(page).waitFor()
    await page.goto('partners/brand?project=harbor-rye&id=102')
    await page.getByLabel('Description').fill('Bread and birds.')
    await page.getByRole('checkbox', { name: 'Bakery', exact: true }).press('Space')
    await save.press('Enter')
    await text('Brand saved')(page).waitFor()
  }
  await page.goto('partners/?project=harbor-rye')
  await button('Submit for review')(page).press('Enter')
}

/** After it the project cannot be changed, so it comes last. */
export const submitting: readonly Way[] = [
  {
    title: 'Submits the project for review',
    calls: ['partners_submitProject'],
    ready: toSubmit,
    signIn,
    ...pressing((page) => page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Submit for review' })),
    done: text('In review'),
  },
]
