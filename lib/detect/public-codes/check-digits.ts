// Check digits of public code systems.
const digitsOf = (value: string): number[] => Array.from(value.replace(/\D/gu, ''), Number);

export function isIsbn13(value: string): boolean {
  const digits = digitsOf(value);
  return digits.length === 13 && digits.reduce((sum, digit, at) => sum + digit * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0;
}

/** A number of the Chemical Abstracts Service: the last digit is the weighted sum of the others, counted from the right. */
export function isOfCas(value: string): boolean {
  const digits = digitsOf(value).reverse();
  const sum = digits.slice(1).reduce((total, digit, at) => total + digit * (at + 1), 0);
  return sum % 10 === digits[0];
}
