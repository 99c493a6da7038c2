import type { EditorBlock } from '@plumbline/core';

/** Content of a post outside of its blocks, such as a custom field. */
export interface ExtraContent {
	/** Unique within a post. */
	readonly name: string;
	/** As findings call it. */
	readonly label: string;
	readonly html: string;
}

const prefix = 'extra-';

/** Its place in the audit; a colon would end the id of a block. */
export const idOf = ({ name }: Pick<ExtraContent, 'name'>): string =>
	prefix + encodeURIComponent(name);

export const asBlock = (part: ExtraContent): EditorBlock => ({
	id: idOf(part),
	name: 'plumbline/extra-content',
	html: part.html,
});

/** Only what other plugins were asked for: texts that say something, each name once. */
export function validContent(given: unknown): readonly ExtraContent[] {
	if (!Array.isArray(given)) return [];
	const parts = new Map<string, ExtraContent>();
	for (const part of given) if (isExtraContent(part)) parts.set(part.name, part);
	return [...parts.values()];
}

const isExtraContent = (part: unknown): part is ExtraContent =>
	typeof part === 'object' &&
	part !== null &&
	['name', 'label', 'html'].every((key) => typeof Reflect.get(part, key) === 'string') &&
	Reflect.get(part, 'html') !== '';
