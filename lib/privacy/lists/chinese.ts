// Chinese names, written for this project. A given name is permuted character by character, each within its class, so that a woman's name
// stays a woman's name. No surname is among the characters of given names, because each character may be in only one list. The order is
// part of the permutation.

export const CHINESE_LAST_NAMES = `
王李张刘陈杨赵黄周吴徐孙马胡朱郭何高林罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭万吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦
江史顾侯邵孟龙段漕钱汤尹黎易常乔贺赖龚庞樊兰殷施陶洪翟颜倪严牛温芦季俞章鲁葛伍韦申尤毕聂焦向柳邢岳齐梅莫庄辛管祝左涂谷祁时舒耿牟卜路詹关苗凌费纪靳盛
童欧甄项曲成游阳裴席卫查屈鲍位覃霍翁隋植甘景薄单包司柏宁柯阮桂闵解强柴华车冉房边净阴闫来
`;

/** Surnames in traditional characters, if these differ from the simplified ones. */
export const CHINESE_LAST_NAMES_TRADITIONAL = `
馬萬張劉陳楊趙黃吳孫羅鄭謝韓馮許鄧蕭蔣呂蘇盧賈葉閻潘鍾譚廖鄒陸錢湯顧龍賴龔龐樊嚴溫畢聶齊莊塗關費紀歐項衛單寧閔華車
`;

export const CHINESE_LAST_NAMES_OF_TWO_CHARACTERS = `
欧阳 上官 司马 诸葛 东方 皇甫 尉迟 公孙 慕容 令狐 夏侯 司徒 长孙 宇文 南宫 端木 百里 东郭 独孤 轩辕 申屠 闻人 澹台 呼延
`;

export const CHINESE_FEMALE_NAME_CHARACTERS = `
芳娜秀英敏静美慧丽艳娟霞玲燕萍红月桂莉琴素云莲真环雪荣爱妹香瑞凡佳嘉琼勤珍贞卉蝶娇媚倩婷姣婉娴瑾颖露瑶怡婵雁蓓纨仪荷丹蓉眉君蕊薇菁梦岚苑筠柔竹霭凝
晓欢霄枫芸菲寒欣滢伊亚宜可姬舒影荔枝思秋珊莎锦黛青玉萱蕾妍琪琳璐雯婧菡蔓诗琦彤芷晴韵楠梓妮嫣芬芝惠淑彩春兰凤洁巧雅
`;

export const CHINESE_MALE_NAME_CHARACTERS = `
伟刚勇毅俊峰军平保东辉力永健世广志义兴良海山仁波贵福生龙元全国胜学祥才发武新利清飞彬富顺信子杰涛昌进有坚和彪博诚先敬震振壮会思群豪心邦承乐绍功松善厚庆
磊民友裕河哲超浩亮政谦亨奇固之轮翰朗伯宏言若鸣朋斌栋维启克伦翔旭鹏泽晨辰士以建家致树炎德行泰盈雄琛钧冠策腾榕昊宇轩恒凯鑫帅航坤硕桦铭毓耀
`;

/** Characters in names of both women and men. */
export const CHINESE_UNISEX_NAME_CHARACTERS = `
文明天安乐宁宇华小晓林雨子一中立正光远达佑希怀少卓景然瀚润清源诺逸悦晗熙睿凌越川洋涵泓澄沐辛冬夏阳星皓朔昕晟炫烨灿彦奕弈淳纯初吉如是亦尔其同舟舒桐楷棋
钰珏玮珂瑜璇琰珩璟璞祺禾秦穆笙简绪络翎聆致臻芮茗蒙虹衡裔语谊谨贤赫跃轶迅迪道郁里野银铎锐镇闻陌霖霏青靖顶领颂飒馨骁骏骞高鹤麒麟默鼎齐
`;

/** The traditional characters of given names. */
export const CHINESE_GIVEN_NAMES_TRADITIONAL = `
偉剛東輝傑濤勝國軍飛義興龍慶維啟翰澤陽麗豔靜嬌媛瑩瓊愛鳳蘭雲霧曉夢詩韻穎潔紅貞華榮賢蓮齊銘鑫鵬誠謙禮禎勳業懷遠達運鴻灝潤學寶書懿
`;

/** Surnames for names whose characters are in no class. No permutation produces them. */
export const CHINESE_RESERVE_LAST_NAMES = `
褚戚邬昌苗酆鲍费廉岑滕毋郁贝仰臧计茅嵇祖暴茹仇栾甄储宿怀蒲邰咸籍卓蔺屠蒙池胥苍闻莘党翟谭贡劳逄姬扶冉宰郦雍却璩桑濮牛寿通扈燕冀郏浦尚农别晏瞿充慕连
习艾容慎戈庾终暨居步都满弘国文寇广禄阙东沃利蔚越夔隆师巩厍晁勾敖融冷訾辛阚那简饶空曾毋沙乜养鞠须丰巢相查后荆红
`;
export const CHINESE_RESERVE_GIVEN_NAMES = `
沛芊芃苒茵茉荃莞菀菱葵葳蒨蓁蔚蕙薰藜蘅翠翊翌翀聪肃胤舜芾芷苓若茜荏莹菏萌萧葆蓝蔼虔蝉衍衿袖裳襄诣谧谌豫赋赐轸辙逊逢遥邈郦鄞酉采钊钦铄铮锋锟镕阅阑
隽霁韬韶顼颐颢飏骥鸢鸿鹂鹭黍
`;

/** Foreign names in Chinese transliteration. */
export const CHINESE_TRANSLITERATED_FIRST_NAMES = `
艾伦 安德烈 本杰明 布莱恩 查尔斯 戴维 爱德华 费利克斯 乔治 亨利 雅各布 凯文 劳伦斯 卢卡斯 迈克尔 尼古拉 奥利弗 保罗 罗伯特 塞缪尔 托马斯 文森特 威廉
安娜 贝琳达 卡罗琳 黛安娜 伊丽莎白 弗洛拉 格蕾丝 海伦娜 伊莎贝尔 朱莉娅 凯瑟琳 劳拉 玛格丽特 娜塔莉 奥利维娅 丽贝卡 萨曼莎 特蕾莎 维多利亚
`;
export const CHINESE_TRANSLITERATED_LAST_NAMES = `
安德森 巴恩斯 贝克曼 卡特 科尔曼 戴维森 埃文斯 费舍尔 加西亚 格林菲尔德 汉森 霍夫曼 詹金斯 约翰逊 凯勒 兰伯特 洛佩兹 马丁内斯 米切尔 尼尔森 奥康纳 帕特森
奎恩 罗德里格斯 桑德斯 施奈德 汤普森 图尔纳 瓦格纳 沃尔顿 韦伯斯特 齐默尔曼
`;

/** Words of two characters. They are never surrogates, because a reply may use the word itself. */
export const CHINESE_WORDS_OF_TWO_CHARACTERS = `
文明光明国家和平建国国庆美丽安全平安安静天文天才小学中学大学中文学士文学学生先生医生永远新闻信心全国中国东海进行航行安心小心明天晴天阳光星星春天秋天夏天冬天
高兴高山正如如同一同一致一心一元一生一行如是若是其中其它亦然同学同志青春道德道义清楚清明明朗明亮月亮国民公民人民生平生日里程电话日月天空天子天生中心家政家国政治
志士力学海洋海军军士卫生山川山河河山成功立功民政和善友善友好力行行政建立成立自立家乐快乐音乐欢乐新年新春才子有力有利有志有心有才胜利顺利福利先进先行先天正义
良好良心良才善良会心会有子夜言行语言言语心思思想国语文言古文景天安宁安定福建平行平和同行同心同一子弟弟子全力全心全文永生永乐发生发言有生学有学会学友民国文国
`;
