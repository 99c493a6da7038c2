import type * as z from 'zod/mini';
import { answerSchema, componentSchemas } from './answers/component-schemas.ts';
import type { Endpoint } from './endpoint.ts';
import {
	answerHeaders,
	headerComponents,
	problemHeaders,
	requestHeaders,
} from './openapi-headers.ts';
import { tagOf, tags } from './openapi-tags.ts';
import { type InputSchema, inputSchema } from './parameters/input-schema.ts';
import { type ProblemCode, problemStatuses } from './problem.ts';

type Method = 'get' | 'post';
type Json = { readonly [key: string]: unknown };

/** An answer to the example of each endpoint, by the endpoint’s name. */
export type SampleAnswers = Readonly<Record<string, unknown>>;

const commonProblems: readonly ProblemCode[] = [
	'invalid_parameter',
	'key_missing',
	'scope_missing',
	'rate_limited',
	'overloaded',
];

/** OpenAPI 3.1 of these endpoints, from the schemas that check them. */
export function openApiDocument(
	endpoints: readonly Endpoint[],
	version: string,
	samples: SampleAnswers = {},
): Json {
	const paths = endpoints.flatMap((endpoint) =>
		endpoint.paths.map((path) => [path, pathItem(endpoint, path, samples)] as const),
	);
	return {
		openapi: '3.1.0',
		info: {
			title: 'Plumbline',
			version,
			description:
				'Tells people whether a page is right for search. Every path except the one for many pages accepts both GET and POST. Answers of later versions may have more fields.',
			contact: { name: 'Plumbline contributors' },
			license: { name: 'MIT', identifier: 'MIT' },
		},
		servers: [{ url: '/', description: 'The server that this document comes from.' }],
		tags,
		security: [{ bearer: [] }, { header: [] }, { parameter: [] }],
		paths: Object.fromEntries(paths),
		components: {
			schemas: { ...componentSchemas(), ...inputSchemas(endpoints) },
			headers: headerComponents,
			securitySchemes,
		},
	};
}

/** One JSON value per line. */
const ndjson = 'application/x-ndjson';

const securitySchemes = {
	bearer: { type: 'http', scheme: 'bearer' },
	header: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
	parameter: { type: 'apiKey', in: 'query', name: 'api_key' },
};

function pathItem(endpoint: Endpoint, path: string, samples: SampleAnswers): Json {
	const isFirst = path === endpoint.paths[0];
	const operation = (method: Method) => ({
		operationId: `${endpoint.name}${method === 'get' ? 'ByGet' : ''}${isFirst ? '' : 'Unversioned'}`,
		summary: endpoint.summary,
		description: endpoint.description,
		tags: [tagOf(endpoint)],
		responses: responses(endpoint, method, samples[endpoint.name]),
	});
	if (endpoint.lines) return { post: { ...operation('post'), requestBody: linesBody(endpoint) } };
	const input = inputSchema(endpoint.input);
	return {
		get: {
			...operation('get'),
			parameters: [...parameters(endpoint, input), ...requestHeaders(endpoint, 'get')],
		},
		post: {
			...operation('post'),
			parameters: requestHeaders(endpoint, 'post'),
			requestBody: requestBody(endpoint),
		},
	};
}

function parameters(endpoint: Endpoint, { properties, required = [] }: InputSchema): Json[] {
	const examples = new Map(Object.entries(endpoint.example ?? {}));
	return Object.entries(properties).map(([name, { description, ...schema }]) => ({
		name,
		in: 'query',
		required: required.includes(name),
		description,
		schema,
		...(examples.has(name) && { example: examples.get(name) }),
	}));
}

/** The parameters of each endpoint as an object, by name. */
function inputSchemas(endpoints: readonly Endpoint[]): Json {
	const single = endpoints.filter(({ lines }) => !lines);
	return Object.fromEntries(
		single.map((endpoint) => [inputName(endpoint), bodySchema(inputSchema(endpoint.input))]),
	);
}

/** The defaults in words, because openapi-typescript makes a field with a default required. */
function bodySchema({ properties, ...rest }: InputSchema & Json): Json {
	const fields = Object.entries(properties).map(([name, { default: absent, ...field }]) => {
		const hasDefault = absent !== undefined && !String(field.description).includes('Default:');
		const description = `${field.description}${hasDefault ? ` Default: ${absent}.` : ''}`;
		return [name, { ...field, description }];
	});
	return { ...rest, properties: Object.fromEntries(fields) };
}

const inputName = ({ name }: Endpoint) =>
	`${name.charAt(0).toUpperCase()}${name.slice(1)}Parameters`;

function requestBody(endpoint: Endpoint): Json {
	const schema = { $ref: `#/components/schemas/${inputName(endpoint)}` };
	const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];
	const content = Object.fromEntries(
		types.map((type) => [type, { schema, example: endpoint.example }]),
	);
	const html = endpoint.takesHtml && { 'text/html': { schema: { type: 'string' } } };
	return { required: true, content: { ...content, ...html } };
}

function linesBody({ input, example }: Endpoint): Json {
	return { required: true, content: linesContent(linesSchema(input), example) };
}

/** A text of lines, each with a value of the schema. */
function linesContent(schema: Json, example: unknown): Json {
	const text = { type: 'string', contentMediaType: ndjson, contentSchema: schema };
	const line = example !== undefined && { example: `${JSON.stringify(example)}\n` };
	return { [ndjson]: { schema: text, ...line } };
}

function responses(endpoint: Endpoint, method: Method, sample: unknown): Json {
	const codes = [...commonProblems, ...endpoint.problems];
	const statuses = Map.groupBy(codes, (code) => problemStatuses[code]);
	const problems = [...statuses].map(([status, names]) => [
		status,
		problemResponse(names.join(', '), problemHeaders(status)),
	]);
	const schema = answerSchema(endpoint.output);
	const example = sample !== undefined && { example: sample };
	const content = endpoint.lines
		? linesContent(schema, sample)
		: { 'application/json': { schema, ...example } };
	const headers = answerHeaders(endpoint, isPaged(endpoint));
	const isTagged = endpoint.kind === 'read' && method === 'get';
	return {
		200: { description: endpoint.summary, headers, content },
		...(isTagged && {
			304: { description: 'Unchanged since the ETag in If-None-Match.', headers },
		}),
		...Object.fromEntries(problems),
		default: problemResponse('An error that any call can return.', problemHeaders()),
	};
}

function isPaged({ input, lines }: Endpoint): boolean {
	return !lines && 'offset' in inputSchema(input).properties;
}

function problemResponse(description: string, headers: Json): Json {
	const schema = { $ref: '#/components/schemas/Problem' };
	return { description, headers, content: { 'application/problem+json': { schema } } };
}

/** The schema of an input with lines is one of several objects. */
function linesSchema(input: z.ZodMiniType): Json {
	// The input of lines is a union.
	const { options } = (input as z.ZodMiniUnion<readonly z.ZodMiniType[]>).def;
	return { anyOf: options.map((option) => bodySchema(inputSchema(option))) };
}
