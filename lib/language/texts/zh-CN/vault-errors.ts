import type { Translated } from '../../message.ts';
import type { vaultErrorTexts as english } from '../en/vault-errors.ts';

export const vaultErrorTexts = {
  conversationFormUnknown: '保险库中有一个对话格式未知。请更新扩展。',
  vaultNewer: '保险库由更新版本的 Coatcheck 创建。请更新扩展；没有更改或删除任何内容。',
  vaultFull: '磁盘已满，无法保存还原所需的内容。没有丢失任何内容；请腾出空间后重试。',
  vaultHeldOpen: '另一个窗口仍在使用保险库，因此无法删除。请关闭 Coatcheck 的其他窗口后重试。',
  vaultDatabaseFailed: '无法读写保险库（{detail}）。请重试；若再次发生，请重启浏览器。',
  recordsDamaged: '保险库的记录已损坏或被更改，无法打开。选项中的“全部忘记”会开始一个新的保险库。',
  recordDamaged: '保险库中的一条记录已损坏或被更改，无法打开。选项中的“全部忘记”会新建一个保险库。',
  vaultLocked: '保险库已锁定：请在弹出窗口中解锁。',
  passphraseTooShort: '口令太短：至少 8 个字符，最好用四个以上的词。',
  passphraseRecordDamaged: '口令的记录已损坏。选项中的“全部忘记”会新建一个保险库，它可以导入备份。',
  passphraseWrong: '口令不对。请重试。',
  keysRenewedMeanwhile: '保险库的密钥在此期间已更换。请重试；没有任何更改。',
  vaultChangedMeanwhile: '保险库在此期间被另一个窗口更改。请重试；没有丢失任何内容。',
  backupFormUnknown: '备份的格式无法识别。请更新扩展；没有任何更改。',
  backupNone: '此文件不是 Coatcheck 的备份，或者开头已损坏。请选择其他文件。',
  backupDamagedOrNewer: '此备份已损坏，或由更新版本的 Coatcheck 生成。请更新扩展。',
  backupPassphraseWrong: '这不是此备份的口令，或者文件已损坏。没有任何更改。请重试。',
  backupPartDamaged: '此备份已损坏：有一部分缺失或被改动。这里没有任何更改。请选择另一个备份。',
  backupFileNotRead: '无法读取文件。请重新选择。',
} as const satisfies Translated<typeof english>;
