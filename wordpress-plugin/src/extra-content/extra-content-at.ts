import { type ExtraContent, idOf } from './extra-content.ts';
import { readExtraContent } from './read-extra-content.ts';

/** The part that stands at a place of the audit; null where that is a block. */
export const extraContentAt = (id: string): ExtraContent | null =>
	readExtraContent().find((part) => idOf(part) === id) ?? null;
