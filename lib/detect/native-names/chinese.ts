// Finds Chinese names: surnames beside 小, 老 or a title ("小吴", "任院长"), names after "I am called" ("我叫付小北") and pet names ("豆豆妈妈").
import type { Span } from '../../text/span.ts';
import { CHINESE_SURNAMES } from './chinese-surnames.ts';

const words = (list: string): readonly string[] => list.trim().split(/\s+/u);
const anyOf = (list: readonly string[]) => [...list].sort((a, b) => b.length - a.length).join('|');
const SURNAME = `[${[...CHINESE_SURNAMES].join('')}]`;

/** Surnames that form no ordinary word with 小 or 老. Left out are those of words such as 小米 ("millet") and 老牛 ("old ox"). */
const UNAMBIGUOUS_SURNAMES =
  '王李张刘陈杨赵黄周吴徐孙胡朱郭何林罗郑梁宋唐许韩冯邓曹彭曾肖萧田董潘蒋蔡余杜叶程苏魏吕丁沈姚卢姜崔钟谭陆汪范廖贾夏韦付傅邹孟邱秦侯邵段雷钱汤尹黎武贺龚樊殷陶洪翟颜倪严俞葛伍毛申聂焦邢岳梅庄辛祝涂谷祁耿卜詹凌欧甄项裴卫屈鲍霍翁隋甘薛任戴阎郝邸栗柯阮闵張劉陳楊趙黃吳孫鄭許馮鄧蕭葉蘇魏呂盧鍾譚陸賴龔嚴鄒';
/** Ordinary words that begin like a familiar name, with 小 or 老 and a surname, and are no finding: "小苏打" ("baking soda"). */
const WITH_SURNAME =
  /^(?:小何[尝以]|小任务|小田园|小叶子|小苏打|小黄[车狗鸭油人色瓜花鱼书文图]|小雷达|小丁点|小毛[病孩驴贼线]|小梅花|小余额|小范围|小夏天|小唐装|老毛病|老黄[狗牛历]|小汤[圆匙包]|小董事|小申请|小卫生|小庄园|小项目|小段落|小陶[瓷罐]|小洪水|小武器|小许可|老陈[醋皮]|小陈列|小程[序度]|小宋体|小杜鹃|小侯爷|老姜|小孟买)/u;
const PREFIXED = new RegExp(
  `(?<![大缩减最较很更年古中多从狭矮弱渺窄微细娇胆渐偏太])[小老](?:[${UNAMBIGUOUS_SURNAMES}])`,
  'gu',
);
/** A familiar name of 阿 and one character: "阿强". 阿姨 ("aunt") and places such as 阿根廷 ("Argentina") do not match. */
const CALLED_A =
  /(?<![^\P{L}给跟和找叫让把被与是的对请同说徒弟妹哥姐友])阿(?:强|明|华|珍|梅|杰|芳|英|兰|玲|丽|娟|红|花|平|军|伟|勇|辉|亮|峰|斌|龙|虎|牛|狗|猫|旺|财|福|贵|发|金|银|水|木|土|桂|春|秋|冬|冰|雪|云|霞|萍|燕|凤|娇|香|秀|慧|敏|静|洁|莲|菊|竹|宽|庆|良|忠|诚|信|义|仁|德|文|武|超|凯|豪|彪|彬|涛|波|海|洋|江|河|山|石|松|柏|林|森|东|南|北|全|康|健|宁|泰|祥|瑞|湛|哲|泽|宏|浩|星|月|光|芬|美|媚|莹|琴|琳|琪|瑶|雯|雅|婷|妹|仔|坤|昌|炳|财|添|才|友|斗|寿|生|宝|保|标|彩|钟|荣|權|榮|強|華|傑|麗|蘭|紅|軍|偉|輝|龍|貴|財|發|鳳|嬌|蓮|寶|慶|樂|乐|全)/gu;

const TITLES =
  words(`老师 老師 院长 院長 医生 醫生 大夫 主任 律师 律師 教授 经理 經理 阿姨 叔叔 大爷 大妈 大姐 大哥 师傅 師傅 校长 校長 店长 店長 班长 组长 队长 科长 处长 局长 部长 厂长 书记 护士 护士长 先生 女士 小姐 太太 老板 老闆 老板娘 同学 同學
  总监 工程师 会计 教练 导师 导员 辅导员 奶奶 爷爷 姐姐 哥哥 嫂子 警官 法官 村长 镇长 所长 馆长 站长 助理`);
/** Characters and words after which a surname may stand inside a sentence, such as "and", "with" and "colleague". */
const BEFORE_SURNAME =
  '[和与跟给向找问请是叫让被由对说的在到了托替帮约见等谢把與給問請讓對說幫約見謝]|班主任|主任|医生|律师|客户|学员|房东|同事|领导|护士|经理|主治|老师|邻居|楼下|隔壁|我们|咱们|你们|他们|店里|公司';
/** Surnames that form another word with the character before them or with the title: "对方律师" ("the other side's lawyer"), "班主任". */
const AMBIGUOUS = new Set('谢管于明方班单解时平习车应公司党包全和元相安乐成都常金文能时游连关'.split(''));
const AMBIGUOUS_AT_START = new Set('班全和公'.split(''));
const INSIDE = [...CHINESE_SURNAMES].filter((name) => !AMBIGUOUS.has(name)).join('');
const AT_START = [...CHINESE_SURNAMES].filter((name) => !AMBIGUOUS_AT_START.has(name)).join('');
const TITLED = new RegExp(
  `(?<=^|[^\\p{L}\\p{M}\\p{N}])(?<first>[${AT_START}])(?=${anyOf(TITLES)})|(?<=${BEFORE_SURNAME})(?<name>[${INSIDE}])(?=${anyOf(TITLES)})`,
  'gdmu',
);

/** Words that introduce a full name of two or three characters, such as "I am called" and "contact". */
const INTRODUCTIONS =
  words(`我叫 名叫 他叫 她叫 姓名 联系人 收件人 负责人 申请人 患者 病人 学员 学生 业主 租客 客户 同学 同事 房东 班主任 邻居 老公 老婆 丈夫 妻子 儿子 女儿 弟弟 妹妹 哥哥 姐姐 男友 女友 闺蜜 室友 学徒 护士 司机 保姆 月嫂 中介 房客
  儿子叫 女儿叫 孩子叫 老公叫 老婆叫 弟弟叫 妹妹叫 男朋友叫 女朋友叫 狗叫 猫叫 本名 真名 全名 署名 落款`);
/** Forms of address after a surname, which are not part of the name: "患者王女士" ("the patient, Ms Wang"). */
const ADDRESS = '(?:女士|先生|小姐|太太)';
const INTRODUCED = new RegExp(
  `(?<=(?:${anyOf(INTRODUCTIONS)})[:： ]{0,2})(?<name>[${INSIDE}](?=${ADDRESS})|${SURNAME}(?!${ADDRESS})\\p{Script=Han}{1,2}(?=[，,。、；;！!？?\\s()（）|/“”"]|$))`,
  'gdu',
);
/** Names without a surname, after words that are followed only by names, such as "nickname". */
const CALLED =
  /(?<=(?:我叫|名叫|儿子叫|女儿叫|孩子叫|弟弟叫|妹妹叫|老公叫|老婆叫|狗叫|猫叫|小名叫|(?:小名|昵称|外号|本名|真名|乳名)(?:叫|是|[:：]))[:： ]?)(?!什么|啥|我|他|她|你|它|不|做|作|这|那|个|人|谁|啊|吗|醒|来|去|想|按|一样|相同|从)(?<name>\p{Script=Han}{1,2}[^\P{Script=Han}的了吗呢吧])(?=[，,。、；;！!？?\s()（）|/“”"]|$)/dgu;

/** Pet names of two equal characters. Those that are also words, such as 爸爸 ("dad") and 常常 ("often"), are left out. */
const PET_NAMES =
  words(`豆豆 苗苗 贝贝 乐乐 欢欢 晨晨 涵涵 萱萱 轩轩 浩浩 琪琪 婷婷 丽丽 娜娜 媛媛 瑶瑶 蕾蕾 佳佳 莉莉 倩倩 楠楠 嘟嘟 妞妞 牛牛 糖糖 果果 朵朵 优优 童童 彤彤 桐桐 菲菲 妮妮 阳阳 强强 军军 飞飞 磊磊 鑫鑫 莹莹 玲玲 芳芳 梅梅
  雯雯 珊珊 薇薇 诺诺 伊伊 奇奇 淘淘 涛涛 波波 东东 龙龙 球球 团团 闹闹 皮皮 康康 健健 壮壮 嘉嘉 俊俊 凯凯 杰杰 恒恒 睿睿 煜煜 泽泽 宸宸 航航 哲哲 辰辰 昊昊 楷楷 盼盼 悦悦 霏霏 苏苏 慧慧 敏敏 燕燕 娟娟 秀秀 丫丫 囡囡 仔仔 琳琳 颖颖
  帅帅 博博 超超 鹏鹏 斌斌 宇宇 洁洁 蓉蓉 芊芊 茜茜 妍妍 婉婉 嫣嫣 筱筱 晓晓 豪豪 坤坤 威威 伟伟 峰峰 瑞瑞 祺祺 铭铭 皓皓 骏骏 翔翔 樂樂 貝貝 歡歡 陽陽 龍龍 飛飛 傑傑 瑤瑤`);
const PET_NAME = new RegExp(`(?:${anyOf(PET_NAMES)})(?!\\p{Script=Han}?(?:[糕饼茶]|网)|南瓜|来迟|鞋)`, 'gu');

const segmenter = typeof Intl.Segmenter === 'undefined' ? undefined : new Intl.Segmenter('zh', { granularity: 'word' });
/** How many characters on either side of a span are given to the segmenter. */
const SEGMENTED_CHARACTERS = 8;

/** Whether a word ends where the span ends. 小王 in 小王子 ("little prince") is not a name, and neither is 老李 in 老李子树 ("old plum tree"). */
function endsWord(text: string, { start, end }: Span): boolean {
  const from = Math.max(0, start - SEGMENTED_CHARACTERS);
  const last = segmenter?.segment(text.slice(from, end + SEGMENTED_CHARACTERS)).containing(end - 1 - from);
  return last === undefined || from + last.index + last.segment.length <= end;
}

const matches = (text: string, pattern: RegExp): Span[] =>
  Array.from(text.matchAll(pattern), ({ index, indices, 0: whole }) => {
    const at = indices?.groups?.name ?? indices?.groups?.first ?? [index, index + whole.length];
    return { start: at[0], end: at[1] };
  });

export function chineseNames(text: string): readonly Span[] {
  const prefixed = matches(text, PREFIXED).filter(
    (span) => endsWord(text, span) && !WITH_SURNAME.test(text.slice(span.start, span.end + 1)),
  );
  return [
    ...prefixed,
    ...matches(text, CALLED_A).filter((span) => endsWord(text, span)),
    ...matches(text, TITLED),
    ...matches(text, INTRODUCED),
    ...matches(text, CALLED),
    ...matches(text, PET_NAME),
  ];
}
