import type { Endpoint } from '@plumbline/core/api';
import * as z from 'zod/mini';

interface Schema {
	readonly properties?: Readonly<Record<string, unknown>>;
	readonly anyOf?: readonly Schema[];
}

/** The names of all parameters of an endpoint, from its contract. */
export function parametersOf(endpoint: Endpoint): readonly string[] {
	return [...new Set(parameterSetsOf(endpoint).flat())];
}

/** Parameters that one request may combine: some endpoints accept alternatives. */
export function parameterSetsOf({ input }: Endpoint): readonly (readonly string[])[] {
	const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema;
	return (schema.anyOf ?? [schema]).map(namesIn);
}

function namesIn({ properties = {}, anyOf = [] }: Schema): readonly string[] {
	return [...Object.keys(properties), ...anyOf.flatMap(namesIn)];
}
