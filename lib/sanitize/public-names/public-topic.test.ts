import { expect, it } from 'vitest';
import { isAboutPublicTopic } from './public-topic.ts';

it.each([
  'তামিম আর লিটনের মধ্যে কার সেঞ্চুরি বেশি?',
  'হুমায়ূনের উপন্যাসে হিমু কেন হলুদ পাঞ্জাবি পরে',
  'مهدی چند گل ملی زده؟',
  'रोहित ने वनडे में कितने शतक मारे?',
  'من هداف كأس العالم 2018 هاري أم كيليان؟',
  '롤에서 아리 카운터 알려줘',
])('sees a public subject in %s', (text) => expect(isAboutPublicTopic(text)).toBe(true));

it.each([
  'আমার ছেলে তামিম পাড়ার খেলায় ৩ উইকেট পেয়েছে, অভিনন্দন লিখে দাও',
  'پسرم مهدی رمان دوست داره، چی بخرم؟',
  'मेरा भाई रोहित विश्व कप देखने आ रहा है, मेन्यू?',
  '친구 나래가 소설 추천해 달래',
  'তামিম কবে আসবে?',
])('sees none in %s', (text) => expect(isAboutPublicTopic(text)).toBe(false));
