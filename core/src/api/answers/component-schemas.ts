import * as z from 'zod/mini';
import { changeSchemas } from './change-schemas.ts';
import { crawlSchemas } from './crawl-schemas.ts';
import type { FieldText, NamedSchema } from './named-schema.ts';
import { problemSchemas } from './problem-schemas.ts';
import { rankingSchemas } from './ranking-schemas.ts';
import { reportSchemas } from './report-schemas.ts';
import { searchSchemas } from './search-schemas.ts';
import { siteSchemas } from './site-schemas.ts';
import { watchSchemas } from './watch-schemas.ts';

type Json = Readonly<Record<string, unknown>>;

export const namedSchemas: readonly NamedSchema[] = [
	...reportSchemas,
	...siteSchemas,
	...rankingSchemas,
	...searchSchemas,
	...changeSchemas,
	...watchSchemas,
	...crawlSchemas,
	...problemSchemas,
];

/** The named schemas of all answers, for `components.schemas`. Answers of later versions may have more fields. */
export function componentSchemas(): Readonly<Record<string, Json>> {
	const { schemas } = z.toJSONSchema(registry(), {
		uri: referenceTo,
		io: 'output',
		override: withoutSafeLimits,
	});
	return Object.fromEntries(
		namedSchemas.map((one) => [one.name, describedSchema(one, schemas[one.name] ?? {})]),
	);
}

/** The schema of an answer, with references to the named ones. */
export function answerSchema(output: z.ZodMiniType): Json {
	const name = nameOf(output);
	if (name !== undefined) return { $ref: referenceTo(name) };
	const { def } = output as z.ZodMiniArray | z.ZodMiniUnion;
	if (def.type === 'array')
		return { type: 'array', items: answerSchema(def.element as z.ZodMiniType) };
	return { anyOf: def.options.map((option) => answerSchema(option as z.ZodMiniType)) };
}

const referenceTo = (name: string) => `#/components/schemas/${name}`;

function nameOf(schema: z.ZodMiniType): string | undefined {
	return namedSchemas.find((one) => one.schema === schema)?.name;
}

function registry() {
	const schemas = z.registry<{ readonly id: string }>();
	for (const { name, schema } of namedSchemas) schemas.add(schema, { id: name });
	return schemas;
}

function describedSchema({ meaning, fields }: NamedSchema, schema: Json): Json {
	// Every named schema is an object.
	const properties = Object.entries(schema.properties as Readonly<Record<string, Json>>);
	const described = properties.map(([name, field]) => [
		name,
		describedField(field, fields[name] ?? ''),
	]);
	return {
		type: 'object',
		description: meaning,
		properties: Object.fromEntries(described),
		required: schema.required,
	};
}

function describedField(field: Json, text: FieldText): Json {
	if (typeof text === 'string') return { description: text, ...field };
	const [description, example] = text;
	return { description, ...field, examples: [example] };
}

/** A whole number needs no limit that only says which numbers JavaScript can hold. */
function withoutSafeLimits({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }) {
	if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
	if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
