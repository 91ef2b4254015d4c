// Titles of persons in scripts without spaces, which follow the name.

export const PERSON_TITLES = {
  han: '先生|女士|小姐|太太|夫人|老师|老師|教授|医生|醫生|大夫|护士|律师|律師|经理|經理|总监|总|主任|院长|校长|局长|处长|科长|部长|同学|师傅|阿姨|叔叔|伯伯|爷爷|奶奶|哥哥|姐姐|弟弟|妹妹|哥|姐|警官|法官|博士|老板|様|殿|氏|部長|課長|社長|係長|店長',
  kana: 'さん|さま|様|くん|君|ちゃん|先生|殿|氏|先輩|部長|課長|社長|係長|店長|博士|教授',
  hangul:
    '선생님|교수님|사장님|과장님|부장님|대리님|팀장님|원장님|선생|교수|사장|과장|부장|대리|팀장|원장|박사|님|씨|군|양',
} as const;
/** Titles that can follow a surname alone. */
export const TITLE_AFTER_NAME = new RegExp(`^[ \\u3000]?(?:${Object.values(PERSON_TITLES).join('|')})`, 'u');
