import { Template } from '@huggingface/jinja';
import { Tokenizer } from '@huggingface/tokenizers';
import { ApiError } from '../errors.ts';
import type { ModelFolder } from './model-folder.ts';

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** A special token is written as text, or as an object with the text. */
function tokenText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const content = (value as { content?: unknown } | null)?.content;
  return typeof content === 'string' ? content : undefined;
}

/** Turns a conversation into tokens, written in the model's template, and tokens into text. */
export class ChatTokenizer {
  readonly #tokenizer: Tokenizer;
  readonly #template: Template;
  readonly #specials: Record<string, string | undefined>;

  constructor({ json, config, template }: ModelFolder['tokenizer']) {
    this.#tokenizer = new Tokenizer(json, config);
    this.#template = new Template(template);
    this.#specials = { bos_token: tokenText(config.bos_token), eos_token: tokenText(config.eos_token) };
  }

  prompt(messages: readonly ChatMessage[]): number[] {
    let text: string;
    try {
      text = this.#template.render({ ...this.#specials, messages, add_generation_prompt: true });
    } catch {
      // Templates raise errors themselves, for example about roles that do not alternate; the error texts may quote a message.
      throw new ApiError(
        'invalid_request',
        "the model's chat template does not take these messages in this order",
        'messages',
      );
    }
    return this.#tokenizer.encode(text, { add_special_tokens: false }).ids;
  }

  readonly decode = (ids: number[]): string =>
    ids.length === 0
      ? ''
      : this.#tokenizer.decode(ids, { skip_special_tokens: true, clean_up_tokenization_spaces: false });
}
