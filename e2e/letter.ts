/** Two people, an employer, an address, a phone number, an IBAN, a date of birth, a salary and a diagnosis. */
export const LETTER =
  'My name is Annika Lindqvist, born 14 March 1987. I work at Halvorsen Logistics GmbH and earn $4,850 a month. I live at ' +
  '27 Alder Street, Portland, OR 97205 and my phone is +1 503 555 0142. My landlord is Tobias Castellanos. ' +
  'I was diagnosed with multiple sclerosis. Pay to DE89 3704 0044 0532 0130 00.';

/** What no request may hold. The salary is noised: its digits may by chance come out the same, and its guarantee says so. */
export const ORIGINALS: readonly string[] = [
  'Annika',
  'Lindqvist',
  '14 March 1987',
  'Halvorsen',
  'Alder',
  '97205',
  '503 555 0142',
  'Tobias',
  'Castellanos',
  'multiple sclerosis',
  'DE89 3704',
];

/** What the default profile keeps: the answer depends on it. */
export const FACTS: readonly string[] = ['multiple sclerosis'];
