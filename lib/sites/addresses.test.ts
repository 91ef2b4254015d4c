// What the addresses of a site say: new chats, those that have no id yet, and those that have one.
import { expect, it } from 'vitest';
import type { SiteAdapter } from './site-adapter.ts';
import { findAdapter, SITES } from './sites.ts';

const UUID = '0a1b2c3d-0000-4000-8000-00000000abcd';
const OTHER = '9f8e7d6c-0000-4000-8000-00000000dcba';

type Kind = 'new' | 'visitor' | 'placeholder' | 'temporary' | 'real' | 'project';

interface Row {
  readonly kind: Kind;
  readonly address: string;
  /** The conversation's id, or what tells a placeholder from another. */
  readonly id?: string;
}

const fresh = (...addresses: string[]): Row[] => addresses.map((address) => ({ kind: 'new', address }));
const visitor = (address: string, id?: string): Row => ({ kind: 'visitor', address, ...(id ? { id } : {}) });
const real = (address: string, id: string): Row => ({ kind: 'real', address, id });
const project = (address: string, id: string): Row => ({ kind: 'project', address, id });
const placeholder = (address: string, id: string): Row => ({ kind: 'placeholder', address, id });
const temporary = (address: string): Row => ({ kind: 'temporary', address });

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  chatgpt: [
    ...fresh('https://chatgpt.com/'),
    visitor(`https://chatgpt.com/uc/${UUID}`, UUID),
    placeholder(`https://chatgpt.com/c/WEB:${UUID}`, UUID),
    placeholder(`https://chatgpt.com/c/local-chatgpt%3A${UUID}`, UUID),
    placeholder(`https://chatgpt.com/c/local-chatgpt:${UUID}`, UUID),
    real(`https://chatgpt.com/c/${UUID}`, UUID),
    real(`https://chatgpt.com/c/${UUID}?model=small`, UUID),
    project(`https://chatgpt.com/g/g-p-0123abcd-roof/c/${UUID}`, UUID),
    temporary('https://chatgpt.com/?temporary-chat=true'),
  ],
  claude: [
    ...fresh('https://claude.ai/new', 'https://claude.ai/chats'),
    real(`https://claude.ai/chat/${UUID}`, UUID),
    temporary('https://claude.ai/new?incognito'),
  ],
  gemini: [
    ...fresh('https://gemini.google.com/app', 'https://gemini.google.com/gem/roofer'),
    real('https://gemini.google.com/app/0a1b2c3d4e5f6071?hl=de', '0a1b2c3d4e5f6071'),
    project('https://gemini.google.com/gem/roofer/0a1b2c3d4e5f6071', '0a1b2c3d4e5f6071'),
  ],
  copilot: [
    ...fresh('https://copilot.microsoft.com/', 'https://m365.cloud.microsoft/chat'),
    real('https://copilot.microsoft.com/chats/aB3dE6gH9jK2mN5pQ8sT1', 'aB3dE6gH9jK2mN5pQ8sT1'),
    real(`https://m365.cloud.microsoft/chat/conversation/${UUID}?source=home`, UUID),
  ],
  deepseek: [...fresh('https://chat.deepseek.com/'), real(`https://chat.deepseek.com/a/chat/s/${UUID}`, UUID)],
  perplexity: [
    ...fresh('https://www.perplexity.ai/', 'https://www.perplexity.ai/search'),
    placeholder('https://www.perplexity.ai/search/new?q=roof', 'new'),
    real('https://www.perplexity.ai/search/new-roofs-in-2026-a.b_c', 'new-roofs-in-2026-a.b_c'),
  ],
  lechat: [
    ...fresh('https://chat.mistral.ai/chat', 'https://chat.mistral.ai/work?profile_dialog=privacy'),
    real(`https://chat.mistral.ai/chat/${UUID}`, UUID),
    real(`https://chat.mistral.ai/work/${UUID}`, UUID),
  ],
  grok: [
    ...fresh('https://grok.com/'),
    real(`https://grok.com/c/${UUID}?rid=1`, UUID),
    real(`https://grok.com/chat/${UUID}`, UUID),
    ...fresh(`https://grok.com/project/${OTHER}?tab=sources`),
    project(`https://grok.com/project/${OTHER}?chat=${UUID}&rid=1`, UUID),
    project(`https://grok.com/project/${OTHER}?tab=conversations&chat=${UUID}`, UUID),
    temporary('https://grok.com/#private'),
  ],
  poe: [...fresh('https://poe.com/'), real('https://poe.com/chat/0a1b2c3d', '0a1b2c3d')],
  huggingchat: [
    ...fresh('https://huggingface.co/chat/'),
    real('https://huggingface.co/chat/conversation/0a1b2c3d4e5f', '0a1b2c3d4e5f'),
  ],
  metaai: [...fresh('https://www.meta.ai/'), real(`https://www.meta.ai/prompt/${UUID}`, UUID)],
  doubao: [
    ...fresh('https://www.doubao.com/chat/'),
    placeholder('https://www.doubao.com/chat/local_1408157205142109', 'local_1408157205142109'),
    real('https://www.doubao.com/chat/38501234567890', '38501234567890'),
  ],
  'ai-studio': [
    placeholder('https://aistudio.google.com/prompts/new_chat', 'new_chat'),
    real('https://aistudio.google.com/prompts/1a0a1b2c3d4e5f', '1a0a1b2c3d4e5f'),
  ],
  qwen: [
    ...fresh('https://chat.qwen.ai/', 'https://chat.qwen.ai/c/guest'),
    real(`https://chat.qwen.ai/c/${UUID}`, UUID),
  ],
  kimi: [
    ...fresh('https://www.kimi.com/'),
    real('https://www.kimi.com/chat/d0a1b2c3d4e5f6g7h8i9', 'd0a1b2c3d4e5f6g7h8i9'),
  ],
  notebooklm: [
    ...fresh('https://notebooklm.google.com/'),
    real(`https://notebooklm.google.com/notebook/${UUID}`, UUID),
    real(`https://notebook.google.com/notebook/${UUID}?authuser=1`, UUID),
  ],
  yuanbao: [
    ...fresh('https://yuanbao.tencent.com/chat/naQivTmsDa'),
    real(`https://yuanbao.tencent.com/chat/naQivTmsDa/${UUID}`, UUID),
  ],
  // A character's id, which all chats with it share.
  'character-ai': [
    ...fresh('https://character.ai/'),
    placeholder('https://character.ai/chat/Xy0a1b2c3d', 'Xy0a1b2c3d'),
    placeholder(`https://character.ai/chat/Xy0a1b2c3d?hist=${UUID}`, `Xy0a1b2c3d?hist=${UUID}`),
  ],
  zai: [...fresh('https://chat.z.ai/'), real(`https://chat.z.ai/c/${UUID}`, UUID)],
  'github-copilot': [...fresh('https://github.com/copilot'), real(`https://github.com/copilot/c/${UUID}`, UUID)],
  'grok-x': [
    ...fresh('https://x.com/i/grok'),
    real('https://x.com/i/grok?conversation=1886195281915470194', '1886195281915470194'),
  ],
  openrouter: [
    ...fresh('https://openrouter.ai/chat'),
    real('https://openrouter.ai/chat?room=orm-0a1b2c3d4e5f', 'orm-0a1b2c3d4e5f'),
  ],
  t3chat: [...fresh('https://t3.chat/'), real(`https://t3.chat/chat/${UUID}`, UUID)],
  lumo: [...fresh('https://lumo.proton.me/'), visitor(`https://lumo.proton.me/guest/c/${UUID}`, UUID)],
  you: [...fresh('https://you.com/'), real('https://you.com/search?q=roof&cid=c1_0a1b2c3d', 'c1_0a1b2c3d')],
  'open-webui': [
    ...fresh('http://localhost:8080/'),
    real(`http://localhost:8080/c/${UUID}`, UUID),
    temporary('http://localhost:8080/?temporary-chat=true'),
  ],
  librechat: [placeholder('http://localhost:3080/c/new', 'new'), real(`http://localhost:3080/c/${UUID}`, UUID)],
  lobechat: [
    ...fresh('http://localhost:3210/agent/agt_0a1b'),
    real('http://localhost:3210/agent/a?topic=tpc_2c3d', 'tpc_2c3d'),
  ],
  qianwen: [
    ...fresh('https://www.qianwen.com/'),
    real('https://www.qianwen.com/chat/0a1b2c3d4e5f60718293a4b5c6d7e8f9', '0a1b2c3d4e5f60718293a4b5c6d7e8f9'),
  ],
  chatglm: [
    ...fresh('https://chatglm.cn/main/alltoolsdetail', 'https://chatglm.cn/main/alltoolsdetail?lang=zh'),
    real('https://chatglm.cn/main/alltoolsdetail?lang=zh&cid=0a1b2c3d4e5f60718293a4b5', '0a1b2c3d4e5f60718293a4b5'),
  ],
  // Their addresses name no conversation.
  'google-ai-mode': fresh('https://www.google.com/search?q=roof&udm=50'),
  'duck-ai': [visitor('https://duck.ai/')],
  'duck-ai-search': [visitor('https://duckduckgo.com/?q=DuckDuckGo+AI+Chat&ia=chat')],
  nextchat: fresh('https://app.nextchat.dev/#/chat'),
};

function said(site: SiteAdapter, address: string) {
  const { pathname, search, hash } = new URL(address);
  return {
    id: site.conversationPath?.exec(pathname + search)?.[1],
    placeholder: site.placeholderPath?.exec(pathname + search)?.[1],
    isTemporary: site.temporaryAddress?.test(pathname + search + hash) === true,
  };
}

const cases = SITES.flatMap((site) => (ROWS[site.id] ?? []).map((row) => ({ site, ...row, name: site.id })));

it.each(cases)('$name, $kind: $address', ({ site, kind, address, id }) => {
  const isPlaceholder = kind === 'placeholder';
  expect(said(site, address)).toEqual({
    id: isPlaceholder ? undefined : id,
    placeholder: isPlaceholder ? id : undefined,
    isTemporary: kind === 'temporary',
  });
  if (!site.markup) expect(findAdapter(new URL(address)).id).toBe(site.id);
});

it('covers every site, and a real conversation of each whose address names one', () => {
  expect(Object.keys(ROWS).sort()).toEqual(SITES.map(({ id }) => id).sort());
  for (const { id, conversationPath, placeholderPath, temporaryAddress } of SITES) {
    const rows = ROWS[id] ?? [];
    expect([id, rows.some((row) => row.id !== undefined && row.kind !== 'placeholder')]).toEqual([
      id,
      conversationPath !== undefined,
    ]);
    expect([id, rows.some(({ kind }) => kind === 'placeholder')]).toEqual([id, placeholderPath !== undefined]);
    expect([id, rows.some(({ kind }) => kind === 'temporary')]).toEqual([id, temporaryAddress !== undefined]);
  }
});
