// Runs the commands between the standard streams.

import type { Readable, Writable } from 'node:stream';
import { text as readAll } from 'node:stream/consumers';
import { auditToolsLoader } from '../lib/engine/audit-tools.ts';
import { loadDetectors } from '../lib/engine/detectors.ts';
import { riskOverridesFromLearnedWords } from '../lib/engine/learned-words.ts';
import { nodeWordLoaders } from '../lib/engine/node-words.ts';
import { ownDetailsIn } from '../lib/engine/own-details.ts';
import { wordSourceLoader } from '../lib/engine/word-source-loader.ts';
import type { Segment } from '../lib/restore/segment.ts';
import { policyFor } from '../lib/sanitize/policy/policy.ts';
import type { Sanitized } from '../lib/sanitize/sanitized.ts';
import { withInstruction } from '../lib/sanitize/words/instruction.ts';
import { withEntries, withKnownOriginals, withLinks } from '../lib/vault/conversation.ts';
import { askModelServer } from './ask.ts';
import { readDictionary } from './dictionary-file.ts';
import { openFile, writeRestored, writeSanitized } from './file-command.ts';
import { highlightForTerminal } from './highlight-for-terminal.ts';
import { auditInEnglish, errorInEnglish, guaranteeInEnglish, relationInEnglish } from './in-english.ts';
import { answerEachLine, InputLineError, optionalString, requiredString } from './jsonl.ts';
import { keyFrom } from './key.ts';
import { type CliOptions, type FilePaths, readOptions, USAGE, UsageError } from './options.ts';
import { type CommandLinePipeline, createCommandLinePipeline } from './pipeline.ts';
import { knownOriginalsOf, nameLinksOf, optionalVaultEntries } from './vault-lines.ts';
import { VaultOnDiskError, type VaultsOnDisk, vaultsOnDisk } from './vaults-on-disk.ts';

interface StandardStreams {
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable;
  /** True if the output goes to a terminal, which shows colours. */
  readonly isTerminal: boolean;
}

async function openPipeline(options: CliOptions, key: Uint8Array): Promise<CommandLinePipeline> {
  // Restoring needs no detectors, so the model is not loaded.
  const dictionary = readDictionary(options.dictionary);
  const isRestoring = options.command === 'restore';
  const loaded = isRestoring ? { detectors: [] } : await loadDetectors({ model: options.model, dictionary });
  const policy = policyFor(options.profile, 'natural', options.words ? { mechanism: options.words } : {});
  const loaders = nodeWordLoaders();
  return createCommandLinePipeline({
    ...loaded,
    policy,
    key,
    loadWordSource: wordSourceLoader(loaders),
    loadAuditTools: auditToolsLoader(loaders),
    overrides: riskOverridesFromLearnedWords(dictionary),
    details: ownDetailsIn(dictionary),
  });
}

const joined = (segments: readonly Segment[]) => segments.map((segment) => segment.text).join('');

async function answerLine(
  options: CliOptions,
  lines: CommandLinePipeline,
  line: Record<string, unknown>,
): Promise<object> {
  const begun = lines.newConversation(optionalString(line, 'conversation') ?? options.conversation);
  const entries = optionalVaultEntries(line);
  const known = withKnownOriginals(withEntries(begun, entries ?? []), knownOriginalsOf(line));
  const conversation = withLinks(withLinks(known, options.links), nameLinksOf(line));
  if (options.command === 'annotate') {
    const spans = await lines.annotate(requiredString(line, 'text'));
    return {
      spans: spans.map(({ start, end, type, risk, confidence, source }) => ({
        start,
        end,
        type,
        risk,
        confidence,
        source: `${source.detector}:${source.rule}`,
      })),
    };
  }
  if (options.command === 'sanitize') {
    const text = requiredString(line, 'text');
    const { sanitized, memory } = await lines.sanitize(text, conversation);
    const {
      text: sent,
      replacements,
      guarantee,
      vault,
      relations = [],
      entities = [],
    } = withInstruction(sanitized, options.instruction);
    const report = options.audit ? { audit: auditInEnglish(await lines.audit(text, sanitized, conversation)) } : {};
    return {
      text: sent,
      replacements,
      guarantee: guaranteeInEnglish(guarantee),
      vault,
      known: memory.known,
      relations: relations.map(relationInEnglish),
      entities,
      ...report,
    };
  }
  if (!entries) throw new InputLineError('"vault" is missing: give the list that sanitize gave for this conversation.');
  const segments = lines.restore(requiredString(line, 'reply'), conversation, { recompute: options.recompute });
  return {
    text: joined(segments),
    restored: segments.filter((segment) => segment.surrogate !== undefined).length,
  };
}

function sanitizedInConversation(
  { conversation, links }: CliOptions,
  lines: CommandLinePipeline,
  vaults: VaultsOnDisk,
  text: string,
): Promise<Sanitized> {
  return vaults.alone(conversation, async () => {
    const kept = (await vaults.read(conversation)) ?? lines.newConversation(conversation);
    const earlier = withLinks(kept, links);
    const { sanitized, memory } = await lines.sanitize(text, earlier);
    await vaults.add(conversation, memory);
    return sanitized;
  });
}

async function restoredSegments(
  options: CliOptions,
  lines: CommandLinePipeline,
  vaults: VaultsOnDisk,
  reply: string,
): Promise<readonly Segment[]> {
  const { conversation, recompute } = options;
  const kept = await vaults.read(conversation);
  if (!kept)
    throw new VaultOnDiskError(
      `Nothing was sanitized in the conversation "${conversation}" with this key, so the reply cannot be restored. Give "--conversation" if sanitize had it.`,
    );
  return lines.restore(reply, kept, { recompute });
}

async function answerText(
  options: CliOptions,
  lines: CommandLinePipeline,
  vaults: VaultsOnDisk,
  { input, isTerminal }: StandardStreams,
): Promise<string> {
  const text = await readAll(input);
  if (options.command === 'annotate') return highlightForTerminal(text, await lines.annotate(text), isTerminal);
  if (options.command === 'sanitize') {
    const sanitized = await sanitizedInConversation(options, lines, vaults, text);
    return withInstruction(sanitized, options.instruction).text;
  }
  return joined(await restoredSegments(options, lines, vaults, text));
}

async function answerFile(
  options: CliOptions,
  file: FilePaths,
  lines: CommandLinePipeline,
  vaults: VaultsOnDisk,
  errors: Writable,
): Promise<void> {
  const document = await openFile(file.from);
  if (options.command === 'sanitize') {
    const sanitized = await sanitizedInConversation(options, lines, vaults, document.text);
    await writeSanitized(document, sanitized, file, errors);
  } else await writeRestored(document, (text) => restoredSegments(options, lines, vaults, text), file, errors);
}

function forget({ conversation, all }: CliOptions, vaults: VaultsOnDisk, errors: Writable): number {
  if (all) {
    vaults.forgetAll();
    errors.write('Forgot all conversations.\n');
    return 0;
  }
  const found = vaults.forget(conversation);
  errors.write(found ? `Forgot "${conversation}".\n` : `Nothing is kept for the conversation "${conversation}".\n`);
  return found ? 0 : 1;
}

async function runCommand(args: readonly string[], streams: StandardStreams): Promise<number> {
  const options = readOptions(args);
  if (options === 'help') {
    streams.output.write(USAGE);
    return 0;
  }
  const key = keyFrom(options);
  const vaults = vaultsOnDisk(key);
  if (options.command === 'forget') return forget(options, vaults, streams.errors);
  const lines = await openPipeline(options, key);
  if (options.ask) {
    await askModelServer(await readAll(streams.input), options.ask, lines, options.conversation, streams);
    return 0;
  }
  if (options.file) {
    await answerFile(options, options.file, lines, vaults, streams.errors);
    return 0;
  }
  if (!options.jsonl) {
    streams.output.write(await answerText(options, lines, vaults, streams));
    return 0;
  }
  const failed = await answerEachLine(streams.input, streams.output, (line) => answerLine(options, lines, line));
  return failed === 0 ? 0 : 1;
}

/** Runs one command and returns its exit status; errors are written as text. */
export async function runCommandLine(args: readonly string[], streams: StandardStreams): Promise<number> {
  try {
    return await runCommand(args, streams);
  } catch (error) {
    streams.errors.write(`coatcheck: ${errorInEnglish(error)}\n${error instanceof UsageError ? `\n${USAGE}` : ''}`);
    return 2;
  }
}
