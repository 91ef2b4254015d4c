import { describe, expect, it } from 'vitest';
import type { Annotation, RiskLevel } from '../detect/annotation.ts';
import { withTownsSplitFromAddresses } from './address-parts.ts';

const keepsPlaces = ({ type }: { type: string }): RiskLevel => (type === 'LOCATION' ? 2 : 5);
const replacesPlaces = (): RiskLevel => 5;

const wholly = (text: string): Annotation => ({
  start: 0,
  end: text.length,
  type: 'ADDRESS',
  confidence: 0.93,
  risk: 5,
  source: { detector: 'pattern', rule: 'street-address' },
});

const towns = (text: string) =>
  withTownsSplitFromAddresses(text, [wholly(text)], keepsPlaces).flatMap(({ start, end, type }) =>
    type === 'LOCATION' ? [text.slice(start, end)] : [],
  );
const hidden = (text: string) =>
  withTownsSplitFromAddresses(text, [wholly(text)], keepsPlaces).flatMap(({ start, end, type }) =>
    type === 'ADDRESS' ? [text.slice(start, end)] : [],
  );

describe('towns in addresses', () => {
  it('takes no person behind a street for a town', () => {
    expect(towns('24 Orchard Rise, Gus Petrakis')).toEqual([]);
    expect(hidden('24 Orchard Rise, Gus Petrakis')).toEqual(['24 Orchard Rise, Gus Petrakis']);
  });

  it('takes no sector of a city for a town with its code', () => {
    expect(hidden('H.No. 221, Sector 14')).toEqual(['H.No. 221, Sector 14']);
  });

  it.each([
    ['14 Mill Lane, Leeds LS6 3AB, UK', ['14 Mill Lane', 'LS6 3AB'], ['Leeds', 'UK']],
    ['742 Evergreen Terrace, Springfield, IL 62704', ['742 Evergreen Terrace', '62704'], ['Springfield', 'IL']],
    ['Flat 3, 12 Harcourt Road, Dublin 2', ['Flat 3, 12 Harcourt Road', '2'], ['Dublin']],
    ['Lindenallee 14, 04177 Leipzig', ['Lindenallee 14', '04177'], ['Leipzig']],
    ['Lindenallee 14 04177 Leipzig', ['Lindenallee 14', '04177'], ['Leipzig']],
    ['12 bis rue de la République, 69002 Lyon', ['12 bis rue de la République', '69002'], ['Lyon']],
    ['Calle Mayor 5, 3º B, 28013 Madrid', ['Calle Mayor 5, 3º B', '28013'], ['Madrid']],
    ['Keizersgracht 112-3, 1015 CV Amsterdam', ['Keizersgracht 112-3', '1015 CV'], ['Amsterdam']],
    ['Storgatan 12\n411 38 Göteborg\nSverige', ['Storgatan 12', '411 38'], ['Göteborg', 'Sverige']],
    ['Rua das Flores, 123, apto 45, Pinheiros, Recife', ['Rua das Flores, 123, apto 45'], ['Pinheiros', 'Recife']],
  ])('%s', (text, home, places) => {
    expect(hidden(text)).toEqual(home);
    expect(towns(text)).toEqual(places);
  });

  it.each([
    '12 Oak Street',
    'Flat 3, Oak House',
    '5 High Street, Mill Lane',
    'Am Markt 7, Hinterhaus',
    '建国路88号5号楼1203室',
  ])('leaves %s whole', (text) => {
    expect(hidden(text)).toEqual([text]);
    expect(towns(text)).toEqual([]);
  });

  it('leaves addresses whole where the policy replaces places, or the person chose them', () => {
    const text = '14 Mill Lane, Leeds LS6 3AB';
    expect(withTownsSplitFromAddresses(text, [wholly(text)], replacesPlaces)).toEqual([wholly(text)]);
    const chosen: Annotation = { ...wholly(text), source: { detector: 'person', rule: 'replace' } };
    expect(withTownsSplitFromAddresses(text, [chosen], keepsPlaces)).toEqual([chosen]);
  });
});
