// Finds the lines of entries and syntax errors in a JSON text, which `JSON.parse` does not report.

const lineAt = (text: string, at: number): number => text.slice(0, at).split(/\r\n|\r|\n/).length;

/** The line in which each entry of the outermost array begins. The text must be valid JSON. */
export function linesOfArrayEntries(text: string): readonly number[] {
  const starts: number[] = [];
  let depth = 0;
  let quoted = false;
  let awaited = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quoted) {
      if (character === '\\') at += 1;
      else if (character === '"') quoted = false;
      continue;
    }
    if (/\s/.test(character)) continue;
    if (awaited && character !== ']') {
      starts.push(at);
      awaited = false;
    }
    if (character === '"') quoted = true;
    else if (character === '[' || character === '{') {
      depth += 1;
      if (depth === 1) awaited = true;
    } else if (character === ']' || character === '}') depth -= 1;
    else if (character === ',' && depth === 1) awaited = true;
  }
  return starts.map((at) => lineAt(text, at));
}

/** The line of the syntax error; undefined if the text is valid. It is read from the message of the error, which in some browsers omits it. */
export function lineOfSyntaxError(text: string): number | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    const line = /line (\d+)/.exec(message)?.[1];
    if (line !== undefined) return Number(line);
    const position = /position (\d+)/.exec(message)?.[1];
    return lineAt(text, position === undefined ? text.trimEnd().length : Number(position));
  }
}
