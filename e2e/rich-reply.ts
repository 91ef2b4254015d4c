// An answer as assistants write them: the values of the letter in prose, lists, a table, code, formulas and links.
interface Values {
  readonly name: string;
  readonly first: string;
  readonly last: string;
  readonly landlord: string;
  readonly phone: string;
  readonly account: string;
}

/** What stands in the letter's places: originals in the letter, surrogates in what was received. */
export function valuesIn(letter: string): Values {
  const find = (pattern: RegExp) => pattern.exec(letter)?.[1] ?? '';
  const name = find(/name is (\p{L}[\p{L}'’-]* \p{L}[\p{L}'’-]*)/u);
  return {
    name,
    first: name.split(' ')[0] ?? '',
    last: name.split(' ')[1] ?? '',
    landlord: find(/landlord is (\p{L}[\p{L}'’-]* \p{L}[\p{L}'’-]*)/u),
    phone: find(/phone is (\+?[\d ()-]+\d)/),
    account: find(/Pay to ([A-Z]{2}\d{2}[ \d]+\d)/),
  };
}

export function richReply(letter: string): string {
  const { name, first, last, landlord, phone, account } = valuesIn(letter);
  return `# Letter of ${name}

${first}'s landlord is **${landlord}**. Ms *${last}*[1](#note) pays from \`${account}\`.

- call ${phone}
- write to [${name}](https://example.org/people?name=${encodeURIComponent(name)})
  1. then to *${landlord}*

| who | account |
| --- | --- |
| ${name} | ${account} |
| ${landlord} | ${phone} |

\`\`\`python
# ${name} pays
account = "${account}"
person = {"name": "${name}", "landlord": f"{first} ${last}", "phone": "${phone}"}
pay(account, to="${landlord}")  # ${account}
\`\`\`

\`\`\`json
{ "tenant": { "name": "${name}", "phone": "${phone}" } }
\`\`\`

\`\`\`bash
transfer --from ${account.replaceAll(' ', '')} --name '${name}'
\`\`\`

The sum is $$\\text{${first}} + \\frac{\\text{${landlord}}}{2}$$ in words. Greetings to ${first} ${last}, and to ${landlord}!
`;
}
