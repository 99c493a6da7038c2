import type { Item } from '../../../facts/derived/structured-data/items/item.ts';
import { familyOf } from '../../../rule-sets/schema-types.ts';
import { missingProperties } from '../types/missing-properties.ts';

/**
 * Names and headlines without a text, except those that Google requires, which are reported as
 * missing, and those that no result shows.
 */
export function emptyNames(items: readonly Item[]) {
	const required = new Set(missingProperties(items, 'required').flatMap(({ nodes }) => nodes));
	return items
		.filter(
			({ node, types, vocabulary }) =>
				vocabulary === 'schema' &&
				types.length > 0 &&
				!types.some(isNamedInVain) &&
				!required.has(node),
		)
		.flatMap((item) =>
			['name', 'headline']
				.filter((property) => isBlank(item, property))
				.map((property) => {
					return { item, property, key: `${item.types.join(' ')} ${property}` };
				}),
		);
}

/** Results show the title of the page, and the text of a step. */
const isNamedInVain = (type: string) => type === 'HowToStep' || familyOf(type) === 'WebPage';

function isBlank({ properties }: Item, property: string): boolean {
	const values = properties[property] ?? [];
	return values.length > 0 && values.every(({ kind, text }) => kind === 'text' && !text.trim());
}
