// marked, highlight.js and KaTeX, as a chat front end puts them together: the whole message again for every chunk.
import hljs from 'highlight.js/lib/common';
import katex from 'katex';
import { Marked, type TokenizerAndRendererExtension } from 'marked';

const formula: TokenizerAndRendererExtension = {
  name: 'formula',
  level: 'inline',
  start: (text) => text.indexOf('$$'),
  tokenizer(text) {
    const match = /^\$\$([^$]+)\$\$/.exec(text);
    return match ? { type: 'formula', raw: match[0], text: match[1] ?? '' } : undefined;
  },
  renderer: ({ text }) => katex.renderToString(String(text), { throwOnError: false }),
};

const marked = new Marked({
  extensions: [formula],
  renderer: {
    code: ({ text, lang }) => {
      const language = lang && hljs.getLanguage(lang) ? lang : 'plaintext';
      return `<pre><code class="hljs language-${language}">${hljs.highlight(text, { language }).value}</code></pre>\n`;
    },
  },
});

export const render = (markdown: string) => marked.parse(markdown, { async: false });
