// Recognises numbers of scheduled flights: "flight LH 441". They are kept, because they are in public timetables and the answer depends on
// them. Booking codes are not flight numbers.
import type { Span } from '../../text/span.ts';

/** The airline's two-character code and up to four digits (IATA). */
const FLIGHT_NUMBER = /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])[ -]?\d{1,4}[A-Z]?$/u;
const FLIGHT_BEFORE =
  /(?:(?<!\p{L})(?:flights?|Flug|Flüge|Flugs|Flugnummer|vols?|vuelos?|volo|voli|voos?|vlucht|flyg|fly|рейса?|рейсом|lotu?|lotem|uçuş)(?: (?:number|no\.?|nr\.?|n[°º]|numéro|número|numero|nummer))?:? ?|航班(?:号|號)?[:：]? ?)$/iu;
const CONTEXT_CHARACTERS = 24;

export const isFlightNumber = (text: string, { start, end }: Span): boolean =>
  FLIGHT_NUMBER.test(text.slice(start, end)) &&
  FLIGHT_BEFORE.test(text.slice(Math.max(0, start - CONTEXT_CHARACTERS), start));
