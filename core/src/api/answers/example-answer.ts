import type * as z from 'zod/mini';
import { namedSchemas } from './component-schemas.ts';

/** An answer made of the examples of its fields, each list with one item. */
export function exampleAnswer(schema: z.core.$ZodType): unknown {
	const named = namedSchemas.find((one) => one.schema === schema);
	// The definitions of zod’s types have no type in common.
	const def = schema._zod.def as Definition;
	if (def.element) return [exampleAnswer(def.element)];
	if (def.innerType) return exampleAnswer(def.innerType);
	if (def.options?.[0]) return exampleAnswer(def.options[0]);
	const fields = Object.entries(named?.fields ?? {}).map(([name, text]) => [
		name,
		typeof text === 'string' ? exampleOf(def.shape?.[name]) : text[1],
	]);
	return Object.fromEntries(fields);
}

const exampleOf = (schema: z.core.$ZodType | undefined) =>
	schema === undefined ? undefined : exampleAnswer(schema);

interface Definition {
	readonly element?: z.core.$ZodType;
	readonly innerType?: z.core.$ZodType;
	readonly options?: readonly z.core.$ZodType[];
	readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
}
