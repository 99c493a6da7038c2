import * as z from 'zod/mini';
import { documented } from './documented.ts';

type Json = Readonly<Record<string, unknown>>;

export interface InputSchema {
	readonly properties: Readonly<Record<string, Json>>;
	readonly required?: readonly string[];
}

/** The JSON Schema of an object of parameters, each in its plain form. */
export function inputSchema(input: z.ZodMiniType): InputSchema & Json {
	const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
	// The schema of every input but those of lines is an object.
	const { properties, ...rest } = schema as unknown as InputSchema;
	const fields = Object.entries(properties).map(([name, field]) => [name, documented(field)]);
	return { ...rest, properties: Object.fromEntries(fields) };
}
