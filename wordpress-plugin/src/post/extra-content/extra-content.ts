import type { EditorBlock } from '@plumbline/core';

/** Content of a post outside its blocks, such as a custom field. */
export interface ExtraContent {
	/** Unique within a post. */
	readonly name: string;
	/** Its name in findings. */
	readonly label: string;
	readonly html: string;
}

const prefix = 'extra-';

/** The id in the audit; encoded, because a colon would end the id. */
export const idOf = ({ name }: Pick<ExtraContent, 'name'>): string =>
	prefix + encodeURIComponent(name);

export const asBlock = (part: ExtraContent): EditorBlock => ({
	id: idOf(part),
	name: 'plumbline/extra-content',
	html: part.html,
});

/** Validates what other plugins supply: keeps non-empty texts, one per name. */
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
