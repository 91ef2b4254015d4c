import type { Translated } from '../../message.ts';
import type { syncTexts as english } from '../en/sync.ts';

export const syncTexts = {
  sync: '在你的设备之间同步',
  syncMeans: '通过浏览器自带的同步，把你的设置和词典带到你的其他设备，并用只有你知道的口令加密。',
  syncWhat: '哪些会同步，哪些不会',
  syncShared:
    '会同步：方案和自定义方案、提示词的审阅方式、替代值的样式、回复的还原方式，以及词典（包括“我的信息”和你决定过的词）。',
  syncNotShared: '绝不同步：对话及其原文和凭证，以及保险库的密钥。',
  syncOwn: '每台设备各自保留：网站及其设置、口令和锁定时间、对话的保留时长、下载的模型、你的模型服务器，以及语言。',
  syncSeen:
    '浏览器的同步服务只得到加密的数据：它能看到数据的大小和变化的时间。Coatcheck 无法得知你的浏览器是否同步扩展；请在浏览器的设置中开启。Firefox 安卓版不同步扩展。',
  syncTurnOnTitle: '开启同步…',
  syncTurnOnMeans: '每台设备上只需输入一次口令。',
  syncTurnOnNow: '开启同步',
  syncJoinTitle: '加入你的其他设备…',
  syncJoinMeans: '你的另一台设备已开启同步。请在此输入一次它的口令。那里的设置会取代这里的设置；两边的词都会保留。',
  syncJoinNow: '加入',
  syncPassphrase: '同步的口令',
  syncNotTurnedOn: '未能开启同步',
  syncTurnedOn: '同步已开启。',
  syncIsOff: '同步已关闭。',
  syncLast: '同步已开启。上次与浏览器的同步一致：{time}。',
  syncWords: { other: '其中有你词典里的 {count} 个词。' },
  syncDevices: { other: '已有 {count} 台设备加入；重置过的设备会重复计数。' },
  syncDo: '立即同步',
  syncNotDone: '与你的其他设备不一致',
  syncNotRead: '无法读取同步状态。',
  syncTurnOffAsk: '关闭…',
  syncDeleteAsk: '删除其中的内容…',
  syncTurnOffTitle: '要关闭同步吗？',
  syncTurnOffWarning: '浏览器同步中的内容会被删除，因此你所有设备上的同步都会结束。每台设备保留自己的设置和词。',
  syncTurnOffNow: '关闭并删除',
  syncTurnedOff: '同步已关闭，浏览器同步中的内容已删除。',
  syncNotTurnedOff: '未能关闭同步',
  syncFull: '浏览器的同步已没有空间，因此没有写入新内容。请关闭并重新开启同步以清空；如果没有帮助，请使用备份文件。',
  syncTooOften: '浏览器暂时不允许再写入同步。Coatcheck 会在几分钟后重试。',
  syncUnavailable: '无法读取或写入浏览器的同步。Coatcheck 会在几分钟后重试；如果仍然如此，请重启浏览器。',
  syncTooLarge:
    '你的设置和词典需要浏览器同步空间的 {percent}%。没有写入新内容，你的其他设备保留已有内容。请移除不再需要的词，或使用备份文件。',
  syncNewer:
    '浏览器同步中的内容由另一台设备上更新版本的 Coatcheck 写入。内容未被改动，这里也没有任何更改。请更新这里的 Coatcheck。',
  syncNotReadable:
    '浏览器同步中的内容已损坏，或由更新版本的 Coatcheck 写入。内容未被改动，这里也没有任何更改。请更新这里的 Coatcheck；如果仍然如此，请关闭并重新开启同步。',
  syncOtherPassphrase: '另一台设备用别的口令重新开启了同步。这里没有任何更改。请在下面输入那个口令。',
  syncIncomplete: '另一台设备写入的内容有一部分尚未到达。这里没有任何更改。请稍候再试。',
  syncGone: '浏览器同步中的内容已被另一台设备或浏览器删除。这里没有任何更改。如需同步，请重新开启。',
} as const satisfies Translated<typeof english>;
