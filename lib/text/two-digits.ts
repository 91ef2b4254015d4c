/** A number as it is written in "03.09.1987". */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');
