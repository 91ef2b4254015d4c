import type { Translated } from '../../message.ts';
import type { pictureTexts as english } from '../en/pictures.ts';

export const pictureTexts = {
  pictures: '图片和扫描件',
  picturesHint:
    'Coatcheck 在本设备上读取图片和扫描页中的文字，并遮盖被替换的内容。为此需要语言数据，它随扩展另附为一个文件：coatcheck-ocr-data.zip（8.8 MB）。加载一次即可。',
  ocrLanguages: '可读取：{languages}。',
  ocrNoLanguages: '尚未加载语言数据，不读取图片。',
  loadOcrData: '加载语言数据',
  removeOcrData: '移除语言数据',
  removeOcrDataSure: '之后将不再读取图片和扫描件。',
  ocrDataNotLoaded: '语言数据未加载',
  ocrDataNotRemoved: '语言数据未移除',
  ocrDataDamaged: '文件已损坏。请重新下载。',
  ocrDataNone: '文件中没有语言数据。请选择 coatcheck-ocr-data.zip。',
  ocrDataOtherVersion: '语言数据不属于此版本的 Coatcheck。请选择此版本的文件。',
  ocrDataMissing: '要读取图片，请在选项的“图片和扫描件”中加载一次语言数据。',
} as const satisfies Translated<typeof english>;
