// Korean names, written for this project. A given name has two syllables, and each is permuted in a list. The list of the second one has
// only syllables that end in the same way (in a consonant or a vowel), because the particles after a name depend on that. The order is part
// of the permutation.

export const KOREAN_LAST_NAMES_ENDING_IN_CONSONANT = `김박정강장윤임한신권황안송전홍문양손백남심진엄원천방공현함변염석선설길연명반왕금옥육인맹탁국은편용`;
export const KOREAN_LAST_NAMES_ENDING_IN_VOWEL = `이최조서오유고배허노하주구나민지채차소마위표기어모부사`;

export const KOREAN_GIVEN_NAME_FIRST_SYLLABLES = `
민지수현서영준성재은동상승태정경미윤예하혜유소도시우진인보다나가채주희선세연아건규기기남대명무범병석순신용원의인일장종창철충한해형호홍환효희
`;
export const KOREAN_GIVEN_NAME_LAST_SYLLABLES_ENDING_IN_CONSONANT = `
민준은진현영원연빈훈석성환철식섭욱경정윤찬한헌혁숙순선옥란람린솔율신건국근균남녕담단동란렬록륜명문범병복분산삼상생설승심안열용웅원익일임장전종중직창천춘청필학행향형홍황흠
`;
export const KOREAN_GIVEN_NAME_LAST_SYLLABLES_ENDING_IN_VOWEL = `
수지우아호희주미나라서하기태배규구도조래루리모무보비사세시애야예오유의이재제채표혜화휘
`;

export const KOREAN_RESERVE_LAST_NAMES = `제갈 남궁 황보 선우 독고 사공 동방 서문 망절 어금 경 구 두 란 뢰 묵 봉 빙 상 승 시 애 야 여 예 온 옹 요 운 음 자 저 좌 초 추 춘 쾌 태 판 팽 포 풍 피 필 학 해 형 호 화`;
export const KOREAN_RESERVE_NAME_HEADS = `가람 겨울 고운 그린 나래 노을 누리 다솜 달래 라온 마루 머루 벼리 보람 봄 빛나 새롬 새벽 슬기 아람 아름 여름 이슬 잔디 초롱 하늘 한결 한별 한솔 해솔 힘찬 으뜸 단비 별하 샛별 솔잎 푸른 가온 미르 바론 윤슬 시내 예솔 찬솔 다온`;
