import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { commaList } from './parameters.ts';

/** Names of the parameters that are comma-separated lists: only their texts are split, not their arrays. */
export function commaListsOf({ input }: Endpoint): ReadonlySet<string> {
	const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
	const lists = Object.entries(properties).filter(
		([, schema]) => typeof schema === 'object' && commaList in schema,
	);
	return new Set(lists.map(([name]) => name));
}
