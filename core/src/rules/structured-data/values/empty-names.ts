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
				vocabulary === 'schema' && types.some(hasShownName) && !required.has(node),
		)
		.flatMap((item) =>
			['name', 'headline']
				.filter((property) => isBlank(item, property))
				.map((property) => {
					return { item, property, key: `${item.types.join(' ')} ${property}` };
				}),
		);
}

/** Not that of a page, which has a title, of a step, which has a text, or of a part of the page. */
const hasShownName = (type: string) => shown.has(familyOf(type) ?? type);

const shown: ReadonlySet<string> = new Set(
	'Article Book Brand Course Dataset Event HowTo LocalBusiness Movie Organization Person Place Product ProductGroup Question Recipe SoftwareApplication VideoObject WebSite'.split(
		' ',
	),
);

function isBlank({ properties }: Item, property: string): boolean {
	const values = properties[property] ?? [];
	return values.length > 0 && values.every(({ kind, text }) => kind === 'text' && !text.trim());
}
