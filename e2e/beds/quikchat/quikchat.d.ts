interface QuikChat {
  messageAddNew(content: string, user: string, align: 'left' | 'right', role: string): number;
  messageReplaceContent(id: number, content: string): void;
  historyGet(): { readonly content: string }[];
  historyExport(): unknown;
  historyImport(history: unknown): void;
}

declare module 'quikchat' {
  const quikchat: new (root: string, onSend: (chat: QuikChat, message: string) => void) => QuikChat;
  export default quikchat;
}
