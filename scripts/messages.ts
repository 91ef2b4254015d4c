// npm run messages
// Writes docs/messages.md: every error and warning in one place.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { errorReasons, messages, REASON_PLACEHOLDER } from './message-list.ts';

export const MESSAGES_PAGE = fileURLToPath(new URL('../docs/messages.md', import.meta.url));

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

export function messagesPage(): string {
  const rows = messages().map(({ title, detail }) => `| ${cell(title)} | ${cell(detail.join(' '))} |`);
  const reasons = errorReasons().map((reason) => `- ${reason}`);
  return `# What Coatcheck says where something fails

Written by \`npm run messages\` from the source and the English texts; a test fails where it is out of date. What stands in braces is filled in. The
other languages say the same (\`lib/language/texts\`).

## Errors and warnings

“${REASON_PLACEHOLDER}” is one of the reasons below.

| what happened | more, and what to do |
| --- | --- |
${rows.join('\n')}

## Reasons

${reasons.join('\n')}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(MESSAGES_PAGE, messagesPage());
  process.stdout.write(`${messages().length} messages, ${errorReasons().length} reasons: docs/messages.md\n`);
}
