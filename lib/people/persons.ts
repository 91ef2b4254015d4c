// Which names are one person's: by rule those of which one has the words of the other, then as the person decided.
import { type NameLink, nameKey } from './name-links.ts';

/** A name of a conversation, as written, however often it stands there. */
export interface WrittenName {
  readonly text: string;
  /** Equal for the cases of one name: "z Markiem" and "Marek". */
  readonly id: string;
  /** The words of the name, each in its base form, in lower case: "elizabeth" for "Liz". */
  readonly bases: readonly string[];
}

/** A person of a conversation. */
export interface Person {
  /** The names of the person in the order of the conversation. */
  readonly names: readonly WrittenName[];
  /** The names are more than one person's by the rules. */
  readonly isJoined: boolean;
  /** The ids of names that the rules count as somebody else's: their stand-ins must be no forms of that person's. */
  readonly splitIds: readonly string[];
}

interface Group {
  readonly bases: ReadonlySet<string>;
}

/**
 * The rule: a name belongs to the only other that has all its words. Names with most words come first, so that "Marek" joins "Marek Kowalczyk". A
 * name that two people bear stays apart. The result has the number of its group for each id.
 */
function groupsByRule(names: readonly WrittenName[]): ReadonlyMap<string, number> {
  const groups: Group[] = [];
  /** The groups that have a word. */
  const bearers = new Map<string, number[]>();
  const groupOf = new Map<string, number>();
  for (const { id, bases } of [...names].sort((a, b) => b.bases.length - a.bases.length)) {
    if (groupOf.has(id)) continue;
    const [rarest = []] = bases.map((base) => bearers.get(base) ?? []).sort((a, b) => a.length - b.length);
    const holding = rarest.filter((at) => bases.every((base) => groups[at]?.bases.has(base)));
    const same = holding.length === 1 ? holding[0] : holding.find((at) => groups[at]?.bases.size === bases.length);
    if (same !== undefined) {
      groupOf.set(id, same);
      continue;
    }
    const own = groups.push({ bases: new Set(bases) }) - 1;
    groupOf.set(id, own);
    for (const base of new Set(bases)) bearers.set(base, [...(bearers.get(base) ?? []), own]);
  }
  return groupOf;
}

/** The names as a graph: those of one group hang together, and so do two that were joined. */
function nameGraph(byRule: ReadonlyMap<string, number>) {
  const groupOf = new Map(byRule);
  const members = new Map<number, Set<string>>();
  for (const [id, group] of byRule) members.set(group, (members.get(group) ?? new Set()).add(id));
  const joined = new Map<string, Set<string>>();
  const othersOf = (id: string) => [...(members.get(groupOf.get(id) ?? -1) ?? []), ...(joined.get(id) ?? [])];

  /** All names that hang together with this one. @param without a name through which no way leads */
  function reached(from: string, without?: string): ReadonlySet<string> {
    const found = new Set([from]);
    const groups = new Set<number | undefined>();
    // A set that grows is walked to its new end.
    for (const id of found) {
      const isGroupKnown = groups.has(groupOf.get(id));
      groups.add(groupOf.get(id));
      const others = isGroupKnown ? [...(joined.get(id) ?? [])] : othersOf(id);
      for (const other of others) if (other !== without) found.add(other);
    }
    return found;
  }

  return {
    reached,
    join(name: string, other: string): void {
      joined.set(name, (joined.get(name) ?? new Set()).add(other));
      joined.set(other, (joined.get(other) ?? new Set()).add(name));
    },
    /** Cuts all that ties a name to another; what ties it to somebody else stays. */
    split(name: string, other: string): void {
      const otherPerson = reached(other, name);
      for (const id of joined.get(name) ?? []) {
        if (!otherPerson.has(id)) continue;
        joined.get(name)?.delete(id);
        joined.get(id)?.delete(name);
      }
      const group = groupOf.get(name) ?? -1;
      const mates = members.get(group);
      if (!mates || ![...mates].some((id) => id !== name && otherPerson.has(id))) return;
      mates.delete(name);
      // No group by rule has a negative number.
      const own = -2 - members.size;
      groupOf.set(name, own);
      members.set(own, new Set([name]));
    },
  };
}

/** @param names of the conversation, in order; @param links the person's decisions; those about other names have no effect */
export function personsOf(names: readonly WrittenName[], links: readonly NameLink[] = []): readonly Person[] {
  const byRule = groupsByRule(names);
  const graph = nameGraph(byRule);
  const ids = new Map(names.map(({ text, id }) => [nameKey(text), id] as const));
  const splits: (readonly [name: string, other: string])[] = [];
  for (const { name, other, isSame } of links) {
    const [a, b] = [ids.get(nameKey(name)), ids.get(nameKey(other))];
    if (a === undefined || b === undefined || a === b) continue;
    if (isSame) graph.join(a, b);
    else if (graph.reached(a).has(b)) {
      graph.split(a, b);
      splits.push([a, b]);
    }
  }
  const personOf = new Map<string, string>();
  for (const { id } of names) if (!personOf.has(id)) for (const own of graph.reached(id)) personOf.set(own, id);
  const persons = new Map<string, WrittenName[]>();
  for (const name of names) {
    const person = personOf.get(name.id) ?? name.id;
    const known = persons.get(person);
    if (known) known.push(name);
    else persons.set(person, [name]);
  }
  const left = splits.filter(([name, other]) => personOf.get(name) !== personOf.get(other)).map(([name]) => name);
  return [...persons].map(([person, own]) => ({
    names: own,
    isJoined: new Set(own.map(({ id }) => byRule.get(id))).size > 1,
    splitIds: [...new Set(left)].filter((id) => personOf.get(id) === person),
  }));
}
