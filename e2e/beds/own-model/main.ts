// deep-chat as people put it before a model server of their own: OpenAI's streaming chat API, at the address that the page came from. At
// `?elsewhere` it sends to a service that is no such API.
import { DeepChat } from 'deep-chat';

interface Message {
  readonly role: string;
  readonly text: string;
}
interface Chunk {
  readonly choices?: readonly { readonly delta?: { readonly content?: string } }[];
  readonly error?: { readonly message: string };
}

const isElsewhere = new URLSearchParams(location.search).has('elsewhere');

const chat = new DeepChat();
chat.style.width = '700px';
chat.style.height = '480px';
chat.connect = { url: isElsewhere ? '/api/ask' : '/v1/chat/completions', method: 'POST', stream: true };
chat.requestInterceptor = (details) => {
  const messages = (details.body.messages as Message[]).map(({ role, text }) => ({
    role: role === 'ai' ? 'assistant' : role,
    content: text,
  }));
  details.body = { model: 'coatcheck-restore-en', messages, stream: true, temperature: 0.7, max_tokens: 40 };
  return details;
};
chat.responseInterceptor = ({ choices, error }: Chunk) =>
  error ? { error: error.message } : { text: choices?.[0]?.delta?.content ?? '' };
document.getElementById('root')?.append(chat);
