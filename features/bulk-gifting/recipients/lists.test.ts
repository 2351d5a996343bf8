import { describe, expect, it } from 'vitest'
import type { RecipientList } from './recipientList.ts'
import { typed, uploaded } from './testing/readList.ts'

const people = ({ recipients }: RecipientList) => recipients.map(({ email, name }) => (name === '' ? email : `${name} <${email}>`))
const faults = ({ failed }: RecipientList) => failed.map(({ number, address, reason }) => `${number}: ${address}: ${reason}`)

const ada = 'Ada Moreau <ada@mail.example>'
const bao = 'Bao Okafor <bao@mail.example>'
const invalid = (text: string) => `${text}: “${text}” is not an email address.`
const foreign = (text: string) => `${text}: “${text}” has letters that we cannot send email to. Use an address with the letters a to z.`

/** A list, who is in it, and which rows fail. */
type Case = readonly [how: string, text: string, recipients: readonly string[], failed?: readonly string[]]

describe('BLK-06 BLK-09 a list that is typed or pasted', () => {
  it.for<Case>([
    ['from Outlook', 'Ada Moreau <ada@mail.example>; Bao Okafor <bao@mail.example>', [ada, bao]],
    ['from Gmail', 'Ada Moreau <ada@mail.example>, Bao Okafor <bao@mail.example>,', [ada, bao]],
    [
      'from Outlook, last names first',
      '"Moreau, Ada" <ada@mail.example>; "Okafor, Bao" <bao@mail.example>;',
      ['Moreau, Ada <ada@mail.example>', 'Okafor, Bao <bao@mail.example>'],
    ],
    [
      'from Outlook, last names first and without quotation marks',
      'Moreau, Ada <ada@mail.example>; Okafor, Bao <bao@mail.example>',
      ['Moreau, Ada <ada@mail.example>', 'Okafor, Bao <bao@mail.example>'],
    ],
    [
      'from Gmail, with and without names',
      '"Moreau, Ada" <ada@mail.example>, bao@mail.example, Cara <cara@mail.example>',
      ['Moreau, Ada <ada@mail.example>', 'bao@mail.example', 'Cara <cara@mail.example>'],
    ],
    ['from Outlook, where the name is the address', "'ada@mail.example' <ada@mail.example>", ['ada@mail.example']],
    ['in which a name is another address', '"ada@old.example" <ada@mail.example>', ['ada@mail.example']],
    [
      'in which a name in single quotes is another address',
      "'ada@old.example' <ada@mail.example>, ada@new.example <bao@mail.example>",
      ['ada@mail.example', 'bao@mail.example'],
    ],
    ['in which a name holds another address', '"Ada (ada@old.example)" <ada@mail.example>', ['ada@mail.example']],
    [
      'with last names first in single quotes',
      "'Moreau, Ada' <ada@mail.example>, 'Okafor, Bao' <bao@mail.example>",
      ['Moreau, Ada <ada@mail.example>', 'Okafor, Bao <bao@mail.example>'],
    ],
    ['with a name in single quotes', "'Ada Moreau' <ada@mail.example>", [ada]],
    ['from a signature', 'Ada Moreau [mailto:ada@mail.example]', [ada]],
    ['in which one person is mistyped', 'Ada Moreau <ada@mail.example>; Bao Okafor <bao@>', [ada], [`1: ${invalid('bao@')}`]],
    [
      'of some lines by mail programs',
      `"Moreau, Ada" <ada@mail.example>; ${bao}\ncara@mail.example, Cara`,
      ['Moreau, Ada <ada@mail.example>', bao, 'Cara <cara@mail.example>'],
    ],
    ['of addresses alone', 'ada@mail.example bao@mail.example', ['ada@mail.example', 'bao@mail.example']],
    [
      'of an address with nothing beside it but an @',
      'ada@mail.example, @, Ada',
      ['ada@mail.example'],
      ['1: @: “@” is not an email address.'],
    ],
    ['of a mailbox without spaces', '  Ada Moreau<ada@mail.example>  ', [ada]],
    ['of an address and a name', 'ada@mail.example Ada Moreau', [ada]],
    ['of a name and an address', 'Ada Moreau ada@mail.example', [ada]],
    ['of an address, a comma and a name', 'ada@mail.example, Ada Moreau', [ada]],
    [
      'with bullets',
      '• ada@mail.example\n•bao@mail.example\n- Ada Moreau cara@mail.example',
      ['ada@mail.example', 'bao@mail.example', 'Ada Moreau <cara@mail.example>'],
    ],
    [
      'with numbers',
      '1. Ada Moreau ada@mail.example\n2. bao@mail.example\n3) Cara <cara@mail.example>',
      [ada, 'bao@mail.example', 'Cara <cara@mail.example>'],
    ],
    ['with an address in brackets', 'Ada Moreau (ada@mail.example)', [ada]],
    ['with a name in brackets', 'ada@mail.example (Ada Moreau)', [ada]],
    ['with first and last names', 'ada@mail.example\tAda\tMoreau\nbao@mail.example\tBao\tOkafor', [ada, bao]],
    ['from a sheet with titles', 'Team\tLast name\tFirst name\tEmail\nRed\tMoreau\tAda\tada@mail.example', [ada]],
    ['from a sheet with its own title', 'Guests 2026\t\nEmail\tName\nada@mail.example\tAda Moreau', [ada]],
    ['from a file of ours', "Row,Reason,Email,Name\n3,No.,'+ada@mail.example,'-Ada", ['-Ada <+ada@mail.example>']],
    [
      'with a mistyped first row',
      'ada.mail.example, Ada\nbao@mail.example, Bao Okafor',
      [bao],
      ['1: ada.mail.example  Ada: “ada.mail.example Ada” is not an email address.'],
    ],
    [
      'with a row of wrong quotation marks',
      '"Ada; ada@mail.example; bao@mail.example',
      [],
      ['1: ada@mail.example: Its quotation marks do not match.', '1: bao@mail.example: Its quotation marks do not match.'],
    ],
  ])('is read %s', async ([, text, recipients, failed = []]) => {
    const list = await typed(text)
    expect({ recipients: people(list), failed: faults(list), tooMany: list.tooMany }).toEqual({ recipients, failed, tooMany: 0 })
  })
  it.each([500, 12_000])('may have %d people in one line, with their last names first', async (count) => {
    const line = Array.from({ length: count }, (_, index) => `"Last${index}, First" <p${index}@mail.example>`).join('; ')
    const list = await typed(line)
    expect([list.recipients.length, list.failed]).toEqual([count, []])
    expect(list.recipients.at(-1)).toEqual({ email: `p${count - 1}@mail.example`, name: `Last${count - 1}, First` })
  })
})

describe('BLK-09 a list that is uploaded', () => {
  it.for<Case>([
    ['with the delimiter of Excel', 'sep=;\r\nEmail;Name\r\nada@mail.example;Ada Moreau\r\n', [ada]],
    ['with a delimiter that only Excel names', 'sep=:\nada@mail.example:Ada Moreau', [ada]],
    ['with its own title', 'Guests of the summer party\n\nEmail,Name\nada@mail.example,Ada Moreau', [ada]],
    ['with a mistyped first row', 'ada@mail,Ada Moreau\nbao@mail.example,Bao Okafor', [bao], [`1: ${invalid('ada@mail')}`]],
    [
      'with a first row without an @',
      'ada.mail.example,Ada Moreau\nbao@mail.example,Bao Okafor',
      [bao],
      [`1: ${invalid('ada.mail.example')}`],
    ],
    ['with a first row without an address', ',Ada Moreau\nbao@mail.example,Bao Okafor', [bao], ['1: : There is no email address.']],
    ['with two addresses in a cell', 'Email,Name\nada@mail.example; bao@mail.example,Ada Moreau', ['ada@mail.example', 'bao@mail.example']],
    ['with an address as the name', 'Email,Name\nada@mail.example,ADA@mail.example', ['ada@mail.example']],
    [
      'with another address as the name',
      'Email,Name\nada@mail.example,bao@mail.example',
      [],
      ['2: ada@mail.example: Its name holds another address.'],
    ],
    ['with an @ in a name', 'Email,Name\nada@mail.example,@ada', ['@ada <ada@mail.example>']],
    ['with an address as the name of a mailbox', 'Team,Email\nRed,ada@old.example <ada@mail.example>', ['ada@mail.example']],
    [
      'with a second person in its rows',
      'ada@mail.example,boss@mail.example\nbao@mail.example,boss@mail.example,ada@mail.example',
      ['ada@mail.example', 'bao@mail.example'],
      ['1: boss@mail.example: It stands in a column that is not used.'],
    ],
    ['with a second column of addresses that a title names', 'Email,Manager\nada@mail.example,boss@mail.example', ['ada@mail.example']],
    [
      'with a second person behind its titles',
      'Email,Name\nada@mail.example,Ada Moreau,bao@mail.example',
      [ada],
      ['2: bao@mail.example: It stands in a column that is not used.'],
    ],
    ['with numbers before its names', 'Name,Email\n1. Ada Moreau,ada@mail.example\n2) Bao Okafor,bao@mail.example', [ada, bao]],
    ['with first and last names, and without titles', 'ada@mail.example\tAda\tMoreau\nbao@mail.example\tBao\tOkafor', [ada, bao]],
    ['with whole mailboxes', 'Team,Email\nRed,Ada Moreau <ada@mail.example>', [ada]],
    [
      'from Outlook',
      `"Moreau, Ada" <ada@mail.example>; ${bao}\nCara <cara@mail.example>; dan@mail.example`,
      ['Moreau, Ada <ada@mail.example>', bao, 'Cara <cara@mail.example>', 'dan@mail.example'],
    ],
    [
      'with an address of another script',
      'Email\nада@пример.рф\nada@bücher.example',
      [],
      [`2: ${foreign('ада@пример.рф')}`, `3: ${foreign('ada@bücher.example')}`],
    ],
    ['with a name of another script', 'Email,Name\nada@mail.example,Ада Моро', ['Ада Моро <ada@mail.example>']],
    ['with titles of another language', 'Adresse e-mail;Nom\nada@mail.example;Ada Moreau', ['ada@mail.example']],
    [
      'with a row of wrong quotation marks',
      'ada@mail.example,Ada Moreau\n"Bao" B,bao@mail.example',
      [ada],
      ['2: bao@mail.example: Its quotation marks do not match.'],
    ],
  ])('is read %s', async ([, text, recipients, failed = []]) => {
    const list = await uploaded(text)
    expect({ recipients: people(list), failed: faults(list), tooMany: list.tooMany }).toEqual({ recipients, failed, tooMany: 0 })
  })
  it.each<readonly [string, readonly number[], string]>([
    ['in the encoding of its row', [0x52, 0xe9], 'Ré'],
    ['that is no letter', [0x52, 0x01], 'R'],
  ])('with one bad byte %s is odd in its row only', async (_, bytes, name) => {
    const text = new TextEncoder().encode(`Email,Name\nada@mail.example,Zoë\nbao@mail.example,\ncara@mail.example,${'é'.repeat(90)}\n`)
    const at = text.indexOf(0x0a, text.indexOf(0x0a) + 1) + 'bao@mail.example,'.length + 1
    const file = Uint8Array.from([...text.subarray(0, at), ...bytes, ...text.subarray(at)])
    expect(people(await uploaded(file))).toEqual([
      'Zoë <ada@mail.example>',
      `${name} <bao@mail.example>`,
      `${'é'.repeat(90)} <cara@mail.example>`,
    ])
  })
})
