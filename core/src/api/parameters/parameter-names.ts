import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';

/** The names of an endpoint’s parameters, without the API key. */
export function parameterNamesOf({ input }: Endpoint): ReadonlySet<string> {
	const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
	return new Set(Object.keys(properties));
}
