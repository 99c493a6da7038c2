import { type ExtraContent, idOf } from './extra-content.ts';
import { readExtraContent } from './read-extra-content.ts';

/** The extra content at a place of the audit; null if the place is a block. */
export const extraContentAt = (id: string): ExtraContent | null =>
	readExtraContent().find((part) => idOf(part) === id) ?? null;
