import type { Translated } from '../../message.ts';
import type { groupsTexts as english } from '../en/groups.ts';

export const groupsTexts = {
  groupWho: '谁',
  groupWhat: '什么事',
  groupWhoAndWhat: '谁和什么事',
  groupReplaced: '将被替换',
  groupKept: '保留，因为回答取决于它',
  groupKeptAsIs: '按原样保留',
  moveHint: '方向键在各项之间移动；空格键把一项移到另一组。',
  factRole: '角色',
  factWhyReplaced: '替换原因',
  factWhyKept: '保留原因',
  roleIdentifier: '谁：指向某个私人或私人机构',
  roleSecret: '机密：能打开某样东西',
  roleFact: '什么事：回答可能取决于它',
  rolePublic: '公开：不指向任何私人',
  whyReplacedWho: '回答不需要知道是谁。',
  whyReplacedSecret: '拿到它的人都能使用它。',
  whyReplacedWhat: '你或你的方案隐藏了它；回答可能因此变成另一回事。',
  whyKeptFact: '没有它，回答就会变成另一回事。',
  whyKeptPublic: '回答可能取决于它，而它不会暴露任何人。',
  whyKeptWho: '你或你的方案保留了它。',
  whyKeptUnsure: '它可能是人名，但把握不足，不会自动替换。',
  whyYouDecided: '这是你的决定。',
  whyDictionary: '它在你的词典里。',
} as const satisfies Translated<typeof english>;
