import { describe, expect, it } from 'vitest';
import { mark, plain } from '../patterns/marked.test-support.ts';
import { nativeNames } from '../patterns/native-names.ts';

describe('Japanese names by their field, title or sentence', () => {
  it.each([
    '喪主　⟦桐生 和彦⟧\n香典をいただきました',
    '新郎　⟦拓馬⟧\nの余興です',
    '借主（乙）：⟦小笠原 里子⟧　印を押す',
    '連帯保証人　⟦梶原 ひろみ⟧（母）のため',
    '担当　⟦簑島⟧\nまで連絡を',
    '先週、⟦権田⟧部長が怒った',
    '⟦丹生谷⟧先生に聞いた',
    'ありがとうございます。⟦磯貝⟧も同席しておりましたので',
    '嫁は⟦エレナ⟧です',
    '後任は⟦ファム⟧さん',
    '孫の⟦奏⟧が歌った',
    '新郎⟦匠⟧（大工、31）の余興',
    '職場で⟦タカ⟧って呼ばれてる⟦鷹野⟧さんが',
    'うちの猫⟦きなこ⟧が吐いた',
    '弊社⟦国分⟧の不手際です',
    '彼氏の⟦こうへい⟧まで怒った',
    '昨日、⟦岡本⟧部長は休み',
  ])('%s', (marked) => expect(mark(nativeNames, plain(marked))).toBe(marked));

  it.each([
    '契約者 変更の手続きを',
    '担当　未定\nです',
    '長男 中学生、長女 小学生の家庭',
    '保証人 不要の部屋',
    '営業本部長と人事部長が来る',
    '今年の海外本部長',
    '福岡店長の求人を見た',
    'お世話になります。窓口は変更しております',
    'なお、原本は後日お送りいたします',
    '息子はサッカーが好き',
    '夫はエンジニアです',
    '母の薫りがする',
    'クラウドって呼ばれてる技術',
    'うちの猫ミルク飲まない',
    '愛犬のおやつはチョコを避ける',
    '弊社日本の拠点、弊社原本の控え',
    '新婦愛用のドレス',
    '見本様式を使う',
  ])('nothing in %s', (text) => expect(nativeNames.find(text)).toEqual([]));
});
