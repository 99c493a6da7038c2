import type { Endpoint } from '../endpoint.ts';
import { commaList } from './parameters.ts';
import { propertiesOf } from './properties-of.ts';

/** Names of the parameters that are comma-separated lists: only their texts are split, not their arrays. */
export function commaListsOf(endpoint: Endpoint): ReadonlySet<string> {
	const lists = Object.entries(propertiesOf(endpoint)).filter(
		([, schema]) => typeof schema === 'object' && commaList in schema,
	);
	return new Set(lists.map(([name]) => name));
}
