import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { commaList } from './parameters.ts';

type Properties = NonNullable<z.core.JSONSchema.BaseSchema['properties']>;

/** Describing an input takes milliseconds, and it never changes. */
const described = new WeakMap<Endpoint, Properties>();

/** The JSON Schema of each of an endpoint’s parameters, without the API key. */
function propertiesOf(endpoint: Endpoint): Properties {
	const known = described.get(endpoint);
	if (known) return known;
	const { properties = {} } = z.toJSONSchema(endpoint.input, {
		io: 'input',
		unrepresentable: 'any',
	});
	described.set(endpoint, properties);
	return properties;
}

/** The names of an endpoint’s parameters, without the API key. */
export function parameterNamesOf(endpoint: Endpoint): ReadonlySet<string> {
	return new Set(Object.keys(propertiesOf(endpoint)));
}

/** Names of the parameters that are comma-separated lists: only their texts are split, not their arrays. */
export function commaListsOf(endpoint: Endpoint): ReadonlySet<string> {
	const lists = Object.entries(propertiesOf(endpoint)).filter(
		([, schema]) => typeof schema === 'object' && commaList in schema,
	);
	return new Set(lists.map(([name]) => name));
}
