import { describe, expect, test } from 'vitest';
import { componentSchemas, namedSchemas } from './component-schemas.ts';

// Every named schema is an object with fields.
const components = componentSchemas();

test('no two schemas have the same name', () => {
	const names = namedSchemas.map(({ name }) => name);
	expect(new Set(names).size).toBe(names.length);
});

describe.each(namedSchemas.map((one) => [one.name, one] as const))(
	'%s',
	(name, { fields, schema }) => {
		const { properties } = components[name] as unknown as Described;

		test('describes each field in a sentence, and says what null means', () => {
			for (const [field, { anyOf, description, type }] of Object.entries(properties)) {
				expect(`${field}: ${description}`).toMatch(/: .{6,}\.$/s);
				const mayBeNull = [type, ...(anyOf ?? []).map((one) => one.type)].flat().includes('null');
				if (mayBeNull) expect(`${field}: ${description}`).toMatch(/null/i);
			}
		});

		test('has a valid example of each field that holds no other named schema', () => {
			const { shape } = (schema as unknown as Shaped).def;
			for (const [field, text] of Object.entries(fields)) {
				const isNested = JSON.stringify(properties[field]).includes('#/components/');
				expect(`${field} ${typeof text === 'string'}`).toBe(`${field} ${isNested}`);
				if (typeof text !== 'string') shape[field]?.parse(text[1]);
			}
		});
	},
);

interface Described {
	readonly properties: Readonly<Record<string, Property>>;
}

interface Property {
	readonly description: string;
	readonly type?: unknown;
	readonly anyOf?: readonly { readonly type?: unknown }[];
}

interface Shaped {
	readonly def: { readonly shape: Readonly<Record<string, { parse(value: unknown): unknown }>> };
}
