// Units of measures as people write them after a number.

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^[ -]?(?:kg|kilos?|kilograms?|kilogramm)\b/iu, 'kg'],
  [/^[ -]?(?:lbs?|pounds?)\b/iu, 'lb'],
  [/^[ -]?(?:g|grams?|gramm)\b/u, 'g'],
  [/^[ -]?(?:oz|ounces?)\b/iu, 'oz'],
  [/^[ -]?(?:stones?|st)\b/iu, 'st'],
  [/^[ -]?(?:km\/h|kmh|kph)/iu, 'km/h'],
  [/^[ -]?mph\b/iu, 'mph'],
  [/^[ -]?(?:km|kilomet(?:er|re)s?)\b/iu, 'km'],
  [/^[ -]?(?:miles?|mi)\b/iu, 'mi'],
  [/^[ -]?(?:cm|centimet(?:er|re)s?)\b/iu, 'cm'],
  [/^[ -]?(?:in|inch|inches)\b(?! \p{L})/iu, 'in'],
  [/^[ -]?(?:m²|m2|qm|sqm|square met(?:er|re)s?)/iu, 'm2'],
  [/^[ -]?(?:sq\.? ?ft|square feet)/iu, 'sqft'],
  [/^[ -]?(?:m|met(?:er|re)s?)\b/u, 'm'],
  [/^[ -]?(?:ft|feet|foot)\b/iu, 'ft'],
  [/^[ -]?(?:l|lit(?:er|re)s?)\b/iu, 'l'],
  [/^[ -]?gal(?:lons?)?\b/iu, 'gal'],
  [/^ ?(?:°|degrees? )? ?c(?:elsius)?\b/iu, 'C'],
  [/^ ?(?:°|degrees? )? ?f(?:ahrenheit)?\b/iu, 'F'],
  [/^ ?mmol\/l/iu, 'mmol/l'],
  [/^ ?mg\/dl/iu, 'mg/dl'],
  [/^[ -]?(?:hours?|hrs?|h|stunden?|std\.?)\b/iu, 'h'],
];

/** The known unit at the beginning of the text after a number. */
export const unitAfter = (behind: string): string | undefined => UNITS.find(([sign]) => sign.test(behind))?.[1];
