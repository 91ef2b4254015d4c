// What all charts share: colours that people with colour blindness tell apart, on light and on dark ground, and how text and numbers are written.

export const SERIES_ON_LIGHT = ['#4269d0', '#c2570c', '#b4253c', '#0e8a72', '#2f8f2f', '#a23ea8', '#7a5230', '#5f6b7a'];
const SERIES_ON_DARK = ['#8aa9ff', '#ff9b4a', '#ff7a8a', '#5fd3bc', '#8ddc6a', '#e99cf0', '#d0a57c', '#b3bdca'];

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
export const rounded = (number: number) => String(Math.round(number * 10) / 10);

/**
 * The style element of a chart. Series n has the class `sn`, which sets its colour.
 * @param light further CSS rules
 * @param dark the rules that differ on dark ground
 */
export function chartStyle(light = '', dark = ''): string {
  const colours = (list: readonly string[]) => list.map((colour, at) => `.s${at}{color:${colour}}`).join('');
  return `<style>text{font:11px system-ui,sans-serif;fill:#333}.title{font-weight:600;font-size:12px}${light}${colours(SERIES_ON_LIGHT)}@media(prefers-color-scheme:dark){text{fill:#ddd}${dark}${colours(SERIES_ON_DARK)}}</style>`;
}
