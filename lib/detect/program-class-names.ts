// Recognises names of classes in prose about programs, which the model takes for firms: "null tenant in SessionStore".
import type { Span } from '../text/span.ts';
import { patternOfWordNearEndOfText, WORK_WORDS } from './work-words.ts';

/** Words in which names of classes end. Names of firms that look the same ("HubSpot", "GitLab") end in other words. */
const CLASS_SUFFIXES: ReadonlySet<string> = new Set(
  `action activity adapter aggregate aggregator alert allocator api array attribute bean binding block body bridge buffer builder bus button cache
  callback card cell channel checker class client clock code collection collector column command comparator compiler component config configuration
  connection connector constants consumer container context controller converter cookie coordinator counter creator cursor dao data database dataset
  decoder decorator delegate descriptor detector dialog directive dispatcher document driver dto editor element emitter encoder encryptor endpoint engine entity entry enum
  error evaluator event exception executor exporter expression extension extractor factory feature fetcher field file filter finder flag folder form formatter
  fragment frame function gateway generator getter graph grid group guard handler handle hash header helper hook icon id identifier image impl importer index info
  initializer input inspector instance interceptor interface invoker item iterator job key label layer layout lexer library link list listener loader
  locator lock log logger login map mapper matcher matrix menu message metadata method metrics middleware migration mixin mock modal mode model module
  monitor mutation name navigator node notification notifier number object observable observer operation operator option options output page
  pager pagination panel param parameter params parser path payload permission pipeline player plugin point policy pool popup predicate preview
  processor producer profile promise prompt property props provider proxy publisher query queue reader receiver record reducer ref reference registry relation
  renderer report repository request resolver resource response result retriever role route router row rule runner sanitizer schema scheduler scope
  screen script search section selector sender serializer server service session set setter settings sheet singleton size sorter source spec
  stack state statement status step storage store strategy stream string struct style subject subscriber subscription suite summary tab table tag
  target task template test text theme thread ticker timer token tokenizer tool toolbar tooltip tracker transaction transformer translator tree trigger
  tuple type unit updater upload uploader url user util utils validator value variable vector version view viewer visitor walker watcher widget window worker wrapper writer`.split(
    /\s+/u,
  ),
);
const CLASS_NAME = /^(?:[A-Z][a-z]+|(?<![A-Z])[A-Z]{2,}(?=[A-Z]))*(?<last>[A-Z][a-z]+|[A-Z]{2,4})(?:<\w+>|\(\))?$/u;
const CAMEL_CASE_WORDS = /[A-Z][a-z]+|[A-Z]{2,5}(?=[A-Z]|$)/gu;
/** Words before an employer. The list is shorter than in everyday-terms.ts, because prose about code also has "team", "position" and "fired". */
const BEFORE_EMPLOYER = patternOfWordNearEndOfText(WORK_WORDS);

/** Whether a span has the form of a class name and is not mentioned as somebody's employer. */
export function isProgramClassName(text: string, { start, end }: Span): boolean {
  const value = text.slice(start, end);
  const last = CLASS_NAME.exec(value)?.groups?.last;
  if (last === undefined || (value.match(CAMEL_CASE_WORDS)?.length ?? 0) < 2) return false;
  return CLASS_SUFFIXES.has(last.toLowerCase()) && !BEFORE_EMPLOYER.test(text.slice(Math.max(0, start - 40), start));
}
