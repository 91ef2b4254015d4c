import { Type } from 'typebox';

const Text = Type.String({ maxLength: 1 << 20 });

const Message = Type.Object({
  role: Type.Union([
    Type.Literal('system'),
    Type.Literal('developer'),
    Type.Literal('user'),
    Type.Literal('assistant'),
  ]),
  content: Type.Union([
    Text,
    Type.Array(Type.Object({ type: Type.Literal('text'), text: Text }, { additionalProperties: false }), {
      maxItems: 64,
    }),
  ]),
});

/** Rejects unknown fields, because a misspelt field would silently drop the facts from the answer. */
const PrivacyRestore = Type.Object(
  {
    vector: Type.Union([
      Type.String({ description: 'base64 of float32 numbers, little endian' }),
      Type.Array(Type.Number(), { maxItems: 1 << 16 }),
    ]),
    vector_set: Type.String({ maxLength: 128 }),
  },
  { additionalProperties: false },
);

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]));

/** The fields that the server uses. OpenAI's other fields are accepted and ignored, because front ends send many of them. */
export const ChatRequest = Type.Object({
  model: Type.String({ maxLength: 200 }),
  messages: Type.Array(Message, { minItems: 1, maxItems: 512 }),
  stream: Nullable(Type.Boolean()),
  stream_options: Nullable(Type.Object({ include_usage: Type.Optional(Type.Boolean()) })),
  max_tokens: Nullable(Type.Integer({ minimum: 1 })),
  max_completion_tokens: Nullable(Type.Integer({ minimum: 1 })),
  temperature: Nullable(Type.Number({ minimum: 0, maximum: 2 })),
  top_p: Nullable(Type.Number({ exclusiveMinimum: 0, maximum: 1 })),
  seed: Nullable(Type.Integer({ minimum: -(2 ** 53), maximum: 2 ** 53 })),
  n: Nullable(Type.Literal(1)),
  stop: Nullable(
    Type.Union([
      Type.String({ minLength: 1, maxLength: 200 }),
      Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 4 }),
    ]),
  ),
  privacy_restore: Nullable(PrivacyRestore),
});

export type ChatRequest = Type.Static<typeof ChatRequest>;
