import type { Translated } from '../../message.ts';
import type { ownDetailTexts as english } from '../en/own-details.ts';

export const ownDetailTexts = {
  details: '我的信息',
  detailsLead: '把能识别你的内容输入一次，Coatcheck 之后会在每条提示词中找到它：昵称、缩写和其他写法。',
  detailsExample: '王建华\n北门金属制造有限公司\n+86 10 5555 0018',
  detailsOnePerLine: '每行一项：你和家人的姓名、单位、地址、电话、邮箱、账号。',
  detailsKept: '已保存的信息',
  detailTypeOf: '{detail} 的类型',
  detailsWhere: '加密保存在本设备上，也包含在备份和词典导出中；除非你开启会加密的同步，否则不会发送到任何地方。',
  sourceOwnDetail: '来自你的信息',
} as const satisfies Translated<typeof english>;
