import type { Item } from '../../../facts/derived/structured-data/items/item.ts';
import { missingProperties } from '../types/missing-properties.ts';

/**
 * Names and headlines without a text, except those that Google requires: they are reported as
 * missing. In HTML a name may be an image.
 */
export function emptyNames(items: readonly Item[]) {
	const required = new Set(missingProperties(items, 'required').flatMap(({ nodes }) => nodes));
	return items
		.filter(
			({ node, syntax, types, vocabulary }) =>
				syntax === 'json_ld' && vocabulary === 'schema' && types.length > 0 && !required.has(node),
		)
		.flatMap((item) =>
			['name', 'headline']
				.filter((property) => isBlank(item, property))
				.map((property) => {
					return { item, property, key: `${item.types.join(' ')} ${property}` };
				}),
		);
}

function isBlank({ properties }: Item, property: string): boolean {
	const values = properties[property] ?? [];
	return values.length > 0 && values.every(({ kind, text }) => kind === 'text' && !text.trim());
}
