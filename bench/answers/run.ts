// npm run bench:answers -- [--profile NAME]… [--model DIR] [--only WORD] [--seed TEXT] [--reloaded] [--show N] [--json]
// Is the answer still right? Prompts go through the real host, replies come back with its stand-ins and are restored as a page does it.
// README.md says how the cases are written and what is counted.
import { parseArgs } from 'node:util';
import { table } from '../table.ts';
import { type AnswerCase, readConversations, readReplies } from './cases.ts';
import { playConversation, type TurnResult } from './play.ts';
import { FIGURES_HEAD, figuresByGroup, figuresOf, figuresRow } from './report.ts';
import { loadSharedModel, METHODS } from './session.ts';

const DEFAULT_METHOD = 'balanced';

function faultsOf({ name, language, prompt, changed, isRefused, leaks, reply, sent }: TurnResult): string[] {
  const where = `${name} ${language}`;
  return [
    ...(isRefused ? [`${where} ${sent}`] : []),
    ...leaks.map((value) => `${where} LEAKS an earlier original: ${value}`),
    ...(prompt?.leaked ?? []).map((value) => `${where} leaves: ${value}`),
    ...(prompt?.lost ?? []).map((value) => `${where} lost: ${value}`),
    ...changed.map((value) => `${where} changed without need: ${value}`),
    ...(reply?.faults ?? []).map((fault) => `${where} ${fault}`),
    ...(reply?.needlessMarks ?? []).map((mark) => `${where} marked without need: ${mark}`),
  ];
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      profile: { type: 'string', multiple: true, default: METHODS.map(({ name }) => name) },
      model: { type: 'string', default: 'models/ner-multilingual' },
      only: { type: 'string', default: '' },
      seed: { type: 'string', default: 'answers' },
      show: { type: 'string', default: '0' },
      reloaded: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const isWanted = ({ name, domain, language }: AnswerCase) => `${name} ${domain} ${language}`.includes(values.only);
  const cases = [...readReplies(), ...readConversations()].filter(isWanted);
  const model = await loadSharedModel(values.model);
  const options = { seed: values.seed, isReloaded: values.reloaded };
  const byMethod: { readonly method: string; readonly results: readonly TurnResult[] }[] = [];
  for (const name of values.profile) {
    const method = METHODS.find((one) => one.name === name);
    if (!method)
      throw new Error(`There is no profile "${name}". Choose of: ${METHODS.map((one) => one.name).join(', ')}.`);
    const results: TurnResult[] = [];
    for (const one of cases) results.push(...(await playConversation(one, model, method, options)));
    byMethod.push({ method: name, results });
  }
  const profiles = byMethod.map(({ method, results }) => figuresOf(method, results));
  const shown = byMethod.find(({ method }) => method === DEFAULT_METHOD) ?? byMethod[0];
  const results = shown?.results ?? [];
  const [languages, domains] = [figuresByGroup(results, 'language'), figuresByGroup(results, 'domain')];
  if (values.json) {
    process.stdout.write(`${JSON.stringify({ profiles, of: shown?.method, languages, domains }, null, 2)}\n`);
    return;
  }
  const print = (title: string, rows: readonly string[][]) =>
    process.stdout.write(`\n${title}\n${table([title.split(',')[0] ?? '', ...FIGURES_HEAD.slice(1)], rows)}\n`);
  print('profile', profiles.map(figuresRow));
  print(`language, ${shown?.method}`, languages.map(figuresRow));
  print(`domain, ${shown?.method}`, domains.map(figuresRow));
  const lines = results.flatMap(faultsOf);
  if (Number(values.show) > 0) process.stdout.write(`\n${lines.slice(0, Number(values.show)).join('\n')}\n`);
}

run().catch((error: unknown) => {
  process.stderr.write(`bench:answers: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
