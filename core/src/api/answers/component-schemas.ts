import * as z from 'zod/mini';
import { problemSchema } from '../problem.ts';
import { changeSchemas } from './change-schemas.ts';
import { clientReportSchemas } from './client-report-schemas.ts';
import { crawlSchemas } from './crawl-schemas.ts';
import { type FieldText, type NamedSchema, named, objectIn } from './named-schema.ts';
import { rankingSchemas } from './ranking-schemas.ts';
import { reportSchemas } from './report-schemas.ts';
import { searchSchemas } from './search-schemas.ts';
import { siteSchemas } from './site-schemas.ts';
import { watchSchemas } from './watch-schemas.ts';

const problemSchemas = [
	named('Problem', problemSchema, 'Why a call was refused: RFC 9457, with a code.', {
		type: ['The page that explains the code.', '/docs#invalid_parameter'],
		title: ['The kind of problem.', 'A parameter is missing or wrong.'],
		status: ['The HTTP status of the answer.', 400],
		detail: ['The mistake, and how to correct it.', 'geo: Missing. The country, as two letters.'],
		instance: ['The path of the call.', '/api/v3/optimization/onpage'],
		code: ['Names the problem; a client may switch over it.', 'invalid_parameter'],
		errors: 'Each wrong parameter; empty if the problem is about none.',
		request_id: ['Identifies the call in the server log.', 'b7a1c2f0-5d1e-4f51-9d07-6d8d1c3f2a11'],
	}),
	named(
		'WrongParameter',
		objectIn(problemSchema.shape.errors),
		'A parameter that is missing or wrong.',
		{
			parameter: ['The name of the parameter; empty if it is about all of them.', 'geo'],
			message: ['The expected value.', 'Missing. The country, as two letters.'],
		},
	),
];

type Json = Readonly<Record<string, unknown>>;

export const namedSchemas: readonly NamedSchema[] = [
	...reportSchemas,
	...siteSchemas,
	...rankingSchemas,
	...searchSchemas,
	...changeSchemas,
	...watchSchemas,
	...clientReportSchemas,
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
