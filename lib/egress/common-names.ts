// Names that stand in ordinary traffic without anybody being meant: in code, in the names of products and services, and in lists of frequent given
// names. By themselves they tell little; beside another part of the same name they do.
import { latinNames } from '../privacy/lists/tables.ts';
import { tokensOf } from './token-text.ts';

/** Names in the code of two or more of 300 packages of the web, and of products, services, algorithms, fonts and places in interfaces. */
const IN_SOFTWARE = `
douglas wilson christopher caen goto john abe gael cao gao kai roman david yael jonathan jun yang wolfram moon alice ann jenkins shaw pascal
mathias elif yao paul newton lim julia barnes luna denis leo hui lin zaman myers lina tang hudson emma watson ian choi obi dong martini seo sala
lloyd wang andrew cem fraser schmidt daniel michael lena bui ali aaron washington amy bates wright andrea uma sana dijkstra robert morgan tobias
ivan eli tran gary tao lea jason devin peter das ulf markus kuhn chen kim lee martin thomas james george henry edward charles william anna maria
claude gemini alexa siri cortana tesla ford dell adobe oracle amazon stripe segment hotjar mercedes ferrari porsche disney nokia siemens bosch
philips honda toyota suzuki yamaha canon garmin prada gucci armani chanel dior hilton marriott bayes euler gauss fourier laplace hamming levenshtein
huffman nagle turing lovelace hopper knuth ritchie stallman boyer moore horspool knuth morris pratt floyd warshall kruskal prim bellman markov
poisson gaussian bernoulli bezier voronoi perlin simpson runge kutta jacobi helvetica verdana georgia arial garamond calibri cambria candara
constantia corbel roboto lato montserrat raleway merriweather poppins nunito berlin paris london madrid vienna sydney dublin oslo lisbon chicago
austin boston denver dallas houston phoenix orlando jackson lincoln madison jordan israel chad georgia cameron maximum minimum
`;

let software: ReadonlySet<string> | undefined;
let given: ReadonlySet<string> | undefined;

const namesIn = (lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => tokensOf(list).split(' ')));

/** @param token a name as `tokensOf` gives it; `given` adds the lists of frequent given names. */
export function isCommonName(token: string, kind?: 'given'): boolean {
  software ??= namesIn([IN_SOFTWARE]);
  if (software.has(token)) return true;
  if (kind !== 'given') return false;
  given ??= namesIn([...latinNames('first-female'), ...latinNames('first-male')]);
  return given.has(token);
}
