export { interpolate, type TextParams } from './interpolate.ts';
export type { MessageKey } from './message-key.ts';
export { isSayable } from './sayable.ts';
export { messageText, missingTextParams, type PluralText, type Text } from './text.ts';
export type { TextArguments } from './text-params.ts';
export { type Catalogue, definedTopics, defineTopic, type Topic, type TopicKey, type TopicText } from './topic.ts';
export { VALIDATION_KEYS } from './validation-keys.ts';
export type { Violation, Wording } from './violation.ts';
