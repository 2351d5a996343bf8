import { expect } from '@playwright/test'
import type { Page } from './page.ts'
import { field, heading } from './query.ts'
import { pay, toPayment, typeCard } from './steps.ts'
import { test } from './test.ts'

const pages = [
  'claim/',
  'claim/#V0VMQ09NRTI1',
  'store/',
  'store/?project=bonuspercent',
  'checkout/?ico_id=ico-100',
  'business/',
  'embed/map',
  'embed/privacy',
]
const heights = [560, 640, 740, 822, 900]
/** The first height is smaller than every page, the last one larger than most. */
const someHeights = [640, 822]

/** Runs in the page: records the position of every element, and tracks how far each moves in the next 40 frames. */
const watchMoves = `(() => {
  const paths = () => new Map([...document.querySelectorAll('body :not(svg *)')].map((element) => [element, element.getBoundingClientRect()]))
  const before = paths()
  const nameOf = (element) => element.tagName.toLowerCase() + ' "' + (element.innerText ?? '').slice(0, 30) + '"'
  const moved = new Set()
  window.moved = new Promise((resolve) => addEventListener('pointerdown', () => {
    let frames = 0
    const check = () => {
      for (const [element, { x, y, width, height }] of paths()) {
        const was = before.get(element)
        if (was && Math.abs(was.y - y) + Math.abs(was.x - x) + Math.abs(was.height - height) > 1) moved.add(nameOf(element) + ' by ' + Math.round(y - was.y) + ', higher by ' + Math.round(height - was.height))
      }
      frames += 1
      frames < 40 ? requestAnimationFrame(check) : resolve([...moved].slice(0, 5))
    }
    check()
  }, { once: true }))
})()`

/** The position of every element once the app has drawn, else nothing. */
const positions = `(() => {
  const root = document.querySelector('#root')
  const isThere = Object.keys(root).some((key) => key.startsWith('__react')) && document.readyState === 'complete' && !root.querySelector('[aria-busy=true]')
  return isThere ? JSON.stringify([...root.querySelectorAll('*')].map((element) => element.getBoundingClientRect())) : ''
})()`

/** Waits until nothing moves. */
async function settle(tab: Page): Promise<void> {
  let before = ''
  let same = 0
  await tab.until('the page is at rest', async () => {
    const now = String(await tab.evaluate(positions))
    same = now !== '' && now === before ? same + 1 : 0
    before = now
    return same >= 8
  })
}

test('PUR-04 CHK-04 nothing moves at the first click on a page', async ({ tab }) => {
  const moves: string[] = []
  for (const height of someHeights) {
    await tab.resize({ width: 447, height })
    for (const address of pages) {
      await tab.open(address)
      await tab.see(heading(/./))
      await settle(tab)
      await tab.evaluate(watchMoves)
      const [title] = await tab.all({ by: 'role', role: 'heading', name: /./ })
      await tab.tap({ x: (title?.box.x ?? 0) + 2, y: (title?.box.y ?? 0) + 2 })
      const moved = await tab.evaluate('window.moved')
      if (Array.isArray(moved) && moved.length > 0) moves.push(`${address} at ${height}: ${moved.join('; ')}`)
    }
  }
  expect(moves).toEqual([])
})

test('PUR-04 PUR-09 CHK-04 at five heights the bar’s button is fully visible and covers no field', async ({ tab, guest }) => {
  for (const height of heights) {
    await tab.resize({ width: 447, height })
    await tab.open('store/?project=nopresets')
    await tab.type(field('Amount'), '99999999')
    await tab.see({ by: 'text', name: 'Your amount is above the maximum account limit' }, ({ isWhole }) => isWhole)
    await tab.see(field('Amount'), ({ isWhole }) => isWhole)
  }
  await toPayment(tab, guest)
  for (const height of heights) {
    await tab.resize({ width: 447, height })
    await typeCard(tab)
    await tab.see(field('Security code'), ({ isWhole }) => isWhole)
    await tab.reach(pay)
  }
})

test('PUR-09 ENT-06 with text at 200 % nothing overflows sideways, and the amount can be paid', async ({ tab }) => {
  for (const address of ['store/', 'claim/', 'checkout/?ico_id=ico-100', 'business/', 'embed/privacy', 'store/?project=bonuspercent']) {
    await tab.open(address)
    await tab.see(heading(/./))
    await tab.evaluate('void (document.documentElement.style.fontSize = "200%")')
    const over = Number(await tab.evaluate('document.documentElement.scrollWidth - innerWidth'))
    expect(over, `how far ${address} sticks out`).toBeLessThanOrEqual(0)
  }
  await tab.press(pay)
  await tab.at(/\/checkout\//)
})
