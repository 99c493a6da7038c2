import { type Endpoint, inputSchema } from '@plumbline/core/api';
import { argumentName, inToolWords } from './tool-words.ts';

type Schema = Readonly<Record<string, unknown>>;

/** The arguments of an operation with a sentence each, as an agent gives them. */
export function describedArguments({ input }: Endpoint): Readonly<Record<string, string>> {
	const { properties, required = [] } = inputSchema(input);
	const described = Object.entries(properties)
		.filter(([name]) => name !== 'dry_run')
		.map(([name, schema]) => {
			const must = required.includes(name) ? 'Required. ' : '';
			return [argumentName(name), `${must}${meaning(name, schema)} ${form(schema)}`];
		});
	return Object.fromEntries(described);
}

function meaning(name: string, { description }: Schema): string {
	if (name === 'site_global_key') return 'The site, by its domain or key.';
	return inToolWords(String(description));
}

function form(schema: Schema): string {
	const absent = schema.default === undefined ? '' : `, else ${schema.default}`;
	return `(${kindOf(schema)}${absent})`;
}

function kindOf({ anyOf, enum: allowed, items, maximum, minimum, type }: Schema): string {
	if (Array.isArray(allowed)) return allowed.join(' | ');
	if (Array.isArray(anyOf)) return [...new Set(anyOf.map(kindOf))].join(' or ');
	if (type === 'array') return `list of ${kindOf((items ?? {}) as Schema)}`;
	if (typeof minimum === 'number') return `${type} ${minimum}–${maximum}`;
	return type === 'string' || type === undefined ? 'text' : String(type);
}
