import { describe, expect, it } from 'vitest'
import { type Case, ada, bao, invalid, outcome, typed, unmatched } from './testing/readList.ts'

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
    ['in which one person is mistyped', 'Ada Moreau <ada@mail.example>; Bao Okafor <bao@>', [ada], [`1: bao@: ${invalid('bao@')}`]],
    [
      'of some lines by mail programs',
      `"Moreau, Ada" <ada@mail.example>; ${bao}\ncara@mail.example, Cara`,
      ['Moreau, Ada <ada@mail.example>', bao, 'Cara <cara@mail.example>'],
    ],
    [
      'of several addresses in a row, each once and without a name',
      'Team, ada@mail.example, bao@mail.example, ada@mail.example',
      ['ada@mail.example', 'bao@mail.example'],
    ],
    ['in a row of words', 'Ada, Moreau', [], [`1: Ada  Moreau: ${invalid('Ada Moreau')}`]],
    ['in a row of one quotation mark', '"Bao', [], [`1: "Bao: ${unmatched}`]],
    ['below a title', 'Mail\nada@mail.example', ['ada@mail.example']],
    ['as a title where that is all', 'E-mail', [], [`1: E-mail: ${invalid('E-mail')}`]],
    ['below what is no title', 'Names\nada@mail.example', ['ada@mail.example'], [`1: Names: ${invalid('Names')}`]],
    ['of cells that are formulas of a text', '="ada@mail.example"\t="Ada Moreau"', [ada]],
    ['of nothing', '', []],
    ['of addresses alone', 'ada@mail.example bao@mail.example', ['ada@mail.example', 'bao@mail.example']],
    ['of an address with nothing beside it but an @', 'ada@mail.example, @, Ada', ['ada@mail.example'], [`1: @: ${invalid('@')}`]],
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
    ...['ada@mail.example / Ada Moreau', 'ada@mail.example | Ada Moreau', 'ada@mail.example - Ada Moreau', 'ada@mail.example – Ada Moreau']
      .concat('ada@mail.example: Ada Moreau', 'ada@mail.example => Ada Moreau', 'Ada Moreau: ada@mail.example')
      .concat('Ada Moreau / ada@mail.example', 'Ada Moreau - ada@mail.example', 'ａｄａ＠ｍａｉｌ．ｅｘａｍｐｌｅ, Ada Moreau')
      .concat('Ada Moreau, ada@mail.example, NULL')
      .map((text): Case => [`as ${text}`, text, [ada]]),
    ['of a group and its people', 'Team: ada@mail.example, bao@mail.example', ['ada@mail.example', 'bao@mail.example']],
    ['with first and last names', 'ada@mail.example\tAda\tMoreau\nbao@mail.example\tBao\tOkafor', [ada, bao]],
    ['from a sheet with titles', 'Team\tLast name\tFirst name\tEmail\nRed\tMoreau\tAda\tada@mail.example', [ada]],
    ['from a sheet with its own title', 'Guests 2026\t\nEmail\tName\nada@mail.example\tAda Moreau', [ada]],
    ['from a file of ours', "Row,Reason,Address,Name\n3,No.,'+ada@mail.example,'-Ada", ['-Ada <+ada@mail.example>']],
    [
      'with a mistyped first row',
      'ada.mail.example, Ada\nbao@mail.example, Bao Okafor',
      [bao],
      [`1: ada.mail.example  Ada: ${invalid('ada.mail.example Ada')}`],
    ],
    [
      'with a row of wrong quotation marks',
      '"Ada; ada@mail.example; bao@mail.example',
      [],
      [`1: ada@mail.example: ${unmatched}`, `1: bao@mail.example: ${unmatched}`],
    ],
  ])('is read %s', async ([, text, recipients, failed = []]) => {
    expect(await outcome(typed(text))).toEqual({ recipients, failed, tooMany: 0 })
  })
  it.each([500, 12_000])('may have %d people in one line, with their last names first', async (count) => {
    const line = Array.from({ length: count }, (_, index) => `"Last${index}, First" <p${index}@mail.example>`).join('; ')
    const list = await typed(line)
    expect([list.recipients.length, list.failed]).toEqual([count, []])
    expect(list.recipients.at(-1)).toEqual({ address: `p${count - 1}@mail.example`, name: `Last${count - 1}, First` })
  })
})
