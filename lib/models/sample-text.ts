/** The text of 100 words on which a model's speed is measured, and on which both devices must give the same answers. */
export const SAMPLE_TEXT = [
  'Dear Dr. Okonkwo, my name is Marta Lindqvist and I was born on 14 March 1987 in Uppsala. Since winter I have been working as a',
  'nurse at the Sankt Olof clinic on Kungsgatan 42, together with my brother Henrik. On Tuesday Ms. Patel told us that the results of',
  'my blood test show diabetes, and she gave me metformin. Could you explain what this means for my daughter Elin, who is six',
  'years old? Herr Müller aus München meinte, er habe dasselbe erlebt. Meine Nummer ist 0176 5551234. Gracias por su ayuda, y saludos',
  'a Lucía Fernández de Sevilla.',
].join(' ');
