import type { Endpoint } from '@plumbline/core/api';
import * as z from 'zod/mini';

interface Schema {
	readonly properties?: Readonly<Record<string, unknown>>;
	readonly anyOf?: readonly Schema[];
}

/** Names of everything that an endpoint can be asked, from its contract. */
export function parametersOf({ input }: Endpoint): readonly string[] {
	const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
	return [...new Set(namesIn(schema as Schema))];
}

function namesIn({ properties = {}, anyOf = [] }: Schema): readonly string[] {
	return [...Object.keys(properties), ...anyOf.flatMap(namesIn)];
}
