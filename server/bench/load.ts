// How much a running server answers, by the number of clients: tsx server/bench/load.ts URL MODEL TOKENS PID
// PID is the server's: tokens are also counted per second of its processor time, which other programs do not disturb.
// Each client asks, reads the stream, and asks again, until 48 answers have come (each once where there are more clients). Printed as a table in Markdown.
import { readFileSync } from 'node:fs';

const [url, model, tokens, pid] = process.argv.slice(2);
const CLIENTS = [1, 4, 16, 64, 200];
const ANSWERS = 48;

interface Timing {
  firstMs: number;
  tokens: number;
}

async function ask(): Promise<Timing> {
  const began = performance.now();
  const response = await fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      model,
      messages: [{ role: 'user', content: 'I have a headache since Monday and a stiff neck. What could it be?' }],
      max_tokens: Number(tokens),
      stream: true,
      stream_options: { include_usage: true },
    }),
  });
  if (!response.ok || !response.body) throw new Error(`status ${response.status}: ${await response.text()}`);
  let firstMs = 0;
  let text = '';
  for await (const bytes of response.body) {
    text += Buffer.from(bytes).toString();
    if (!firstMs && text.includes('"delta":{"content"')) firstMs = performance.now() - began;
  }
  return { firstMs, tokens: Number(/"completion_tokens":(\d+)/u.exec(text)?.[1] ?? 0) };
}

async function client(rounds: number): Promise<Timing[]> {
  const timings: Timing[] = [];
  for (let round = 0; round < rounds; round += 1) timings.push(await ask());
  return timings;
}

/** Of /proc: user and system time, in hundredths of a second. */
function processorSeconds(): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

process.stdout.write(
  '| clients | tokens/s | per second of processor | first token, median | p95 |\n| ---: | ---: | ---: | ---: | ---: |\n',
);
for (const clients of CLIENTS) {
  const before = processorSeconds();
  const began = performance.now();
  const timings = (
    await Promise.all(Array.from({ length: clients }, () => client(Math.max(1, Math.round(ANSWERS / clients)))))
  ).flat();
  const seconds = (performance.now() - began) / 1000;
  const total = timings.reduce((sum, { tokens: each }) => sum + each, 0);
  const first = timings.map(({ firstMs }) => firstMs).sort((a, b) => a - b);
  const ms = (share: number) => `${Math.round(quantile(first, share))} ms`;
  process.stdout.write(
    `| ${clients} | ${(total / seconds).toFixed(0)} | ${(total / (processorSeconds() - before)).toFixed(0)} | ${ms(0.5)} | ${ms(0.95)} |\n`,
  );
}
