import { expect, it } from 'vitest';
import { AnswerError, answerPieces } from './answer-stream.ts';

const encoder = new TextEncoder();

async function piecesOf(text: string, cutAt: readonly number[] = []): Promise<string[]> {
  const bytes = encoder.encode(text);
  async function* body() {
    let from = 0;
    for (const at of [...cutAt, bytes.length]) {
      yield bytes.slice(from, at);
      from = at;
    }
  }
  const pieces: string[] = [];
  for await (const piece of answerPieces(body())) pieces.push(piece);
  return pieces;
}

const event = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const ANSWER = `${event('Über')}: a comment\n\n${event(' it')}data: {"choices":[]}\n\ndata: [DONE]\n\n`;

it('gives the same pieces wherever the network cuts, inside a letter too', async () => {
  const whole = await piecesOf(ANSWER);
  expect(whole).toEqual(['Über', ' it', '']);
  for (let at = 1; at < encoder.encode(ANSWER).length; at += 1) expect(await piecesOf(ANSWER, [at])).toEqual(whole);
});

it('takes no answer for whole that was not said to be', async () => {
  await expect(piecesOf(event('It is'))).rejects.toThrow(new AnswerError());
  const told = { message: 'took too long', code: 'timeout' };
  await expect(piecesOf(`${event('It')}data: ${JSON.stringify({ error: told })}\n\n`)).rejects.toMatchObject({ told });
});
