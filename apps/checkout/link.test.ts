import { beforeEach, describe, expect, it } from 'vitest'
import { getOrder } from '../../features/checkout/api.ts'
import { buildRequest } from '../runtime/api/call.ts'
import { stubBrowser } from '../runtime/testing/browser.ts'
import { orderAddress, readLink } from './link.ts'
import { presentFromSearch } from './presentFromSearch.ts'

beforeEach(() => void stubBrowser({ apiOrigin: 'https://api.example' }))

const linkTo = (code: string) => readLink(`?${new URLSearchParams({ ico_id: 'ico-50', code })}`)

describe('PUR-06 the promo code of a checkout’s address', () => {
  it.each([
    ['spring-10', 'spring-10'],
    [' Spring 10 ', 'Spring 10'],
    ['50%+more&x=1#', '50%+more&x=1#'],
    ['été', 'été'],
    [' YUM!\u200B', 'YUM!'],
    ['SAVE10?', 'SAVE10?'],
    ['“A.B.”', '“A.B.”'],
    ["'TIS", "'TIS"],
    ['  ', null],
  ])('%j is %j', (text, code) => {
    expect(linkTo(text).promoCode).toBe(code)
  })

  it.each(['spring-10', 'a b', '50%+more&x=1#', 'été'])('is encoded in the same way in the prefetch and in the call: %j', (code) => {
    const { option, promoCode } = linkTo(code)
    if (option === null) throw new Error('The link names an option.')
    const call = { signal: new AbortController().signal, key: 'k', token: undefined }
    const { url } = buildRequest(getOrder, { path: option, query: { promoCode } }, call)
    expect(`https://api.example${orderAddress(option, promoCode)}`).toBe(url)
    expect(new URL(url).searchParams.get('code')).toBe(code)
  })
})

describe('CHK-05 the gift card of a checkout’s address', () => {
  it.each([
    ['?gco_id=gco-50&design=birthday', 'birthday'],
    ['?gco_id=gco-50&design=unknown', 'dinner'],
    ['?gco_id=gco-50', 'dinner'],
    ['?ico_id=ico-50&design=birthday', undefined],
  ])('%j has the design %j', (search, design) => {
    expect(presentFromSearch(search)?.design).toBe(design)
  })
})
