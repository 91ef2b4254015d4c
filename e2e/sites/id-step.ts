// Whether a new chat is the same chat once its address names it, is known again, and is taken for no other. The addresses are those of the
// address tests.
import { ADDRESSES, type AddressRow } from '../../lib/sites/fixtures/addresses.test-support.ts';
import { poll } from '../poll.ts';
import type { StructureCase } from './structure-table.ts';
import {
  expect,
  expectRolesRight,
  expectVerified,
  type KeptMessages,
  keepMessagesOf,
  lastReply,
  PROMPT,
  type RecordCell,
  sendPrompt,
  type,
  type Visit,
  type VisitNeeds,
  type VisitOf,
  visit,
  x,
} from './visit.ts';

interface Addresses {
  readonly fresh: string;
  readonly placeholder?: string;
  readonly named?: { readonly address: string; readonly id: string };
  readonly temporary?: string;
}

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** On the structure's own host: a site may have several, with addresses of different kinds. */
function addressesOf({ site, expectation }: StructureCase): Addresses {
  const { origin } = new URL(expectation.address);
  const rows = (ADDRESSES[site.id] ?? []).filter(({ address }) => new URL(address).origin === origin);
  const isNamed = ({ kind, id }: AddressRow) => id !== undefined && kind !== 'placeholder';
  const named = rows.find(isNamed);
  const placeholder = rows.find(({ kind }) => kind === 'placeholder')?.address;
  const temporary = rows.find(({ kind }) => kind === 'temporary')?.address;
  const fresh = rows.find(({ kind, id }) => (kind === 'new' || kind === 'visitor') && id === undefined)?.address;
  return {
    fresh: fresh ?? placeholder ?? expectation.address,
    ...(placeholder ? { placeholder } : {}),
    ...(named?.id === undefined ? {} : { named: { address: named.address, id: named.id } }),
    ...(temporary ? { temporary } : {}),
  };
}

/** The same address with another conversation's id. */
function otherAddress(
  { site }: StructureCase,
  { address, id }: { readonly address: string; readonly id: string },
): string {
  const other = id.replace(/[0-9a-f](?=[^0-9a-f]*$)/i, (sign) => (sign === '1' ? '2' : '1'));
  const changed = address.replace(id, other);
  expect(site.conversationPath?.exec(pathOf(changed))?.[1], `another id at ${changed}`).toBe(other);
  return changed;
}

/** A new chat, which gets its address as the site gives it. */
export function newChat(one: StructureCase): VisitOf {
  const { fresh, placeholder, named } = addressesOf(one);
  return named
    ? { address: fresh, becomes: `${pathOf(placeholder ?? named.address)} ${pathOf(named.address)}` }
    : { address: fresh };
}

async function showKept({ page }: Visit, kept: KeptMessages): Promise<void> {
  await page.evaluate((messages) => {
    for (const detail of messages) document.dispatchEvent(new CustomEvent('kept', { detail }));
  }, kept);
}

async function restores({ page, panel }: Visit): Promise<void> {
  await panel.click('restore-toggle');
  await expect(lastReply(page)).toContainText('Annika');
}

/** After as long as a check of a prompt takes, nothing is offered. */
async function offersNothing({ page, panel }: Visit): Promise<void> {
  await type(page, x(page, 'composer'), PROMPT);
  expect(await panel.textOf('restore-toggle')).toBe(undefined);
}

const EARLIER_TURNS = 60;

/** The chat opened again, with its many earlier turns: known, restored, and a further send. */
async function openedAgain(needs: VisitNeeds, one: StructureCase, address: string, kept: KeptMessages): Promise<Visit> {
  const again = await visit(needs, one, { address, earlier: EARLIER_TURNS });
  await showKept(again, kept);
  await restores(again);
  await expectRolesRight(again);
  return again;
}

/** `first`: what `newChat` opened. */
export async function isKeptUnderItsId(first: Visit, needs: VisitNeeds, saw: RecordCell): Promise<void> {
  const { one } = first;
  const { fresh, placeholder, named, temporary } = addressesOf(one);
  if (first.kept.length === 0) {
    await sendPrompt(first);
    await keepMessagesOf(first);
  }
  if (named) await poll(() => pathOf(first.page.url())).toBe(pathOf(named.address));
  await first.page.close();

  const again = await openedAgain(needs, one, named?.address ?? fresh, first.kept);
  saw('long chat');
  await sendPrompt(again, 'button');
  await expectVerified(again);
  saw('button');
  await again.page.close();

  if (named) {
    const other = await visit(needs, one, { address: otherAddress(one, named) });
    await showKept(other, first.kept);
    await offersNothing(other);
    await other.page.close();
  }
  if (temporary) await forgets(needs, one, temporary);
  const how = named ? [placeholder ? 'placeholder, then id' : 'id'] : ['by its words'];
  saw('id', [...how, ...(temporary ? ['temporary'] : [])].join(', '));
}

async function forgets(needs: VisitNeeds, one: StructureCase, address: string): Promise<void> {
  const at = await visit(needs, one, { address });
  await sendPrompt(at);
  await keepMessagesOf(at);
  await restores(at);
  await at.page.close();
  const again = await visit(needs, one, { address });
  await showKept(again, at.kept);
  await offersNothing(again);
  await again.page.close();
}
