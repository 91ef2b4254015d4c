// Recognises values that identify nobody even if a label stands before them: attributes in markup, file names, parameters of web addresses.
import { type Candidate, isPrecededBy } from './rule.ts';

/** Whether a candidate is an identifier in an attribute of XML or HTML, with at most two digits: `<value id="ipv4Gateway">`. */
export const isMarkupIdentifier = (candidate: Candidate): boolean =>
  /^[a-z]\w*$/u.test(candidate.value) &&
  !/\d\D*\d\D*\d/u.test(candidate.value) &&
  isPrecededBy(candidate, /<[A-Za-z][^<>\n]*=["']$/u, 160);

/** Whether a value is a file's name, by its extension: "stream_output.mp3". */
export const isFileName = (value: string): boolean =>
  /[\p{L}_]{2}[\w.-]{0,99}\.(?!com$|org$|net$)[a-z]{2,4}\d?$/u.test(value);

/** The name of a parameter in a web address. Its value is left to the rule for URLs. */
const URL_PARAMETER_BEFORE = /:\/\/\S{0,256}[?&][\w.-]{1,32}=$/u;
export const isUrlParameter = (candidate: Candidate): boolean => isPrecededBy(candidate, URL_PARAMETER_BEFORE, 256);
