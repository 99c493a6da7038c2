import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';

type Properties = NonNullable<z.core.JSONSchema.BaseSchema['properties']>;

/** Describing an input takes milliseconds, and it never changes. */
const described = new WeakMap<Endpoint, Properties>();

/** The JSON Schema of each of an endpoint’s parameters, without the API key. */
export function propertiesOf(endpoint: Endpoint): Properties {
	const known = described.get(endpoint);
	if (known) return known;
	const { properties = {} } = z.toJSONSchema(endpoint.input, {
		io: 'input',
		unrepresentable: 'any',
	});
	described.set(endpoint, properties);
	return properties;
}
